import { useMutation } from '@urql/preact';
import { useState } from 'preact/hooks';
import { PublishDocument, type PublishDraftQuery } from '../generated/operations.js';
import { detailsOf } from '../graphql/client.js';
import { useMessages } from '../messages/index.js';
import { useDraft } from '../parts/draft.js';
import { Problem } from '../parts/problem.js';
import { formFromDraft, formFromManifest, formFromPublication, inputFromForm } from './publication-form.js';
import { PublicationFields } from './publication-fields.js';
import { PublicationPreview } from './publication-preview.js';
import { PublicLink } from './public-link.js';

export interface PublishFormProps {
  readonly artifact: NonNullable<PublishDraftQuery['artifact']>;
  readonly prompt: string;
}

/** The texts of a public game beside the look of them; what is typed is kept until it is published. */
export function PublishForm({ artifact, prompt }: PublishFormProps) {
  const { publish: texts } = useMessages();
  const { publication } = artifact;
  const isPublic = publication?.status === 'published';
  const [draft, setDraft, clearDraft] = useDraft(`publish:${artifact.id}`);
  const [{ fetching, error }, publish] = useMutation(PublishDocument);
  const [saved, setSaved] = useState(false);
  const form = formFromDraft(
    draft,
    publication ? formFromPublication(publication) : formFromManifest(artifact.title, prompt, artifact.manifest),
  );
  const details = error ? detailsOf(error) : [];
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { data } = await publish({ artifactId: artifact.id, input: inputFromForm(form) });
    if (!data?.publishGame) return;
    clearDraft();
    setSaved(true);
  };
  return (
    <form class="publish" onSubmit={(event) => void submit(event)}>
      {publication && isPublic && <PublicLink publication={publication} />}
      <PublicationPreview
        form={form}
        picture={artifact.thumbnailUrl}
        publicUrl={form.slug.trim() === publication?.slug ? publication.publicUrl : null}
      />
      <PublicationFields
        form={form}
        details={details}
        onChange={(next) => {
          setSaved(false);
          setDraft(JSON.stringify(next));
        }}
      />
      {error && <Problem error={error} />}
      <div class="row">
        <button type="submit" class="button primary" disabled={fetching}>
          {fetching ? texts.publishing : isPublic ? texts.update : texts.publish}
        </button>
        <p role="status" class="good small">
          {saved && !fetching ? (publication && publication.revision > 1 ? texts.updated : texts.published) : ''}
        </p>
      </div>
      {!isPublic && <p class="dim small">{texts.anyone}</p>}
    </form>
  );
}
