import { useMutation } from '@urql/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import { PublishDocument, UnpublishDocument, type PublishDraftQuery } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { useDraft } from '../parts/draft.js';
import { Problem, refusalIn } from '../parts/problem.js';
import { EmptyScores } from './empty-scores.js';
import { formFromDraft, formFromManifest, formFromPublication, inputFromForm } from './publication-form.js';
import { PublicationFields } from './publication-fields.js';
import { PublicationPreview } from './publication-preview.js';
import { PublicLink } from './public-link.js';
import { refusalsOf } from './refusals.js';

export interface PublishFormProps {
  readonly artifact: NonNullable<PublishDraftQuery['artifact']>;
  readonly prompt: string;
}

/** The texts of a public game beside the look of them; what is typed is kept until it is published. */
export function PublishForm({ artifact, prompt }: PublishFormProps) {
  const messages = useMessages();
  const { publish: texts } = messages;
  const { publication } = artifact;
  const isPublic = publication?.status === 'published';
  const [draft, setDraft, clearDraft] = useDraft(`publish:${artifact.id}`);
  const [{ fetching, error, data: answer }, publish] = useMutation(PublishDocument);
  const [saved, setSaved] = useState(false);
  const form = formFromDraft(
    draft,
    publication ? formFromPublication(publication) : formFromManifest(artifact.title, prompt, artifact.manifest),
  );
  const box = useRef<HTMLFormElement>(null);
  const [{ fetching: taking, error: kept }, unpublish] = useMutation(UnpublishDocument);
  const [taken, setTaken] = useState(false);
  // it is shown as taken back at once (see `cache.ts`); the texts of the public page stay in the form
  const takeBack = async (): Promise<void> => {
    setDraft(JSON.stringify(form));
    setSaved(false);
    setTaken(true);
    const { error: failed } = await unpublish({ artifactId: artifact.id });
    if (failed) setTaken(false);
  };
  // what was pressed is gone with the link: the focus goes to where that is said, and back to the link's if it was refused
  useEffect(() => {
    if (taken && !isPublic) focusIn(box.current, '.taken-back');
    else if (kept && isPublic) focusIn(box.current, '.take-back');
  }, [taken, isPublic, kept]);
  const refused = (answer?.publishGame?.userErrors ?? []).map((each) => ({
    ...each,
    message: refusalIn(messages, each),
  }));
  // to the first field that was refused, also where it was folded away
  useEffect(() => box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [answer]);
  // where it is now stands above the form, out of sight of the button that was pressed
  const isFirst = saved && publication?.revision === 1;
  useEffect(() => {
    if (isFirst) box.current?.querySelector('.public-link')?.scrollIntoView({ block: 'center' });
  }, [isFirst]);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (fetching || taking) return;
    setTaken(false);
    const { data } = await publish({ input: inputFromForm(form, artifact.id) });
    if (!data?.publishGame?.publishedGame) return;
    clearDraft();
    setSaved(true);
  };
  return (
    <form class="publish" ref={box} onSubmit={(event) => void submit(event)}>
      {publication && isPublic && <PublicLink publication={publication} onTakeBack={() => void takeBack()} />}
      {publication && isPublic && <EmptyScores artifactId={artifact.id} />}
      {taken && (
        <p class="taken-back small" tabIndex={-1} role="status">
          {taking ? texts.takingBack : texts.takenBack}
        </p>
      )}
      {kept && isPublic && <Problem error={kept} />}
      <PublicationPreview
        form={form}
        picture={artifact.thumbnailUrl}
        publicUrl={form.slug.trim() === publication?.slug ? publication.publicUrl : null}
      />
      <PublicationFields
        form={form}
        refused={refused}
        onChange={(next) => {
          setSaved(false);
          setDraft(JSON.stringify(next));
        }}
      />
      <Problem error={error} refused={refused} sentences={refusalsOf(refused, texts)} />
      <div class="row">
        <button type="submit" class="button primary" {...busy(fetching || taking)}>
          {fetching ? texts.publishing : isPublic ? texts.update : texts.publish}
        </button>
        <ShowCall call={() => ({ action: 'Publish', variables: { input: inputFromForm(form, artifact.id) } })} />
        <p role="status" class="good small">
          {saved && !fetching ? (publication && publication.revision > 1 ? texts.updated : texts.published) : ''}
        </p>
      </div>
      {!isPublic && <p class="dim small">{texts.anyone}</p>}
    </form>
  );
}

/** Only where nothing else has the focus: whoever is typing goes on. */
function focusIn(form: HTMLElement | null, selector: string): void {
  const { activeElement: here } = document;
  if (here === document.body || here?.matches('.taken-back')) form?.querySelector<HTMLElement>(selector)?.focus();
}
