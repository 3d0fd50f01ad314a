import { useMutation } from '@urql/preact';
import { ArrowUp, SlidersHorizontal } from 'lucide-preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { ShownCall } from '../calls/action.types.js';
import { ShowCall } from '../calls/show-call.js';
import {
  RestoreVersionDocument,
  SignInAsGuestDocument,
  type CreateStudioRunInput,
  type StudioRunAssetMode,
  type StudioRunIntent,
  type StudioRunMode,
} from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { useDraft } from '../parts/draft.js';
import { Problem, refusalIn } from '../parts/problem.js';
import { useSession } from '../session/session.js';
import { ComposeOptions } from './options.js';
import { isLost, PreviewPanel } from './preview-panel.js';
import { useMake } from './use-make.js';
import { usePreview } from './use-preview.js';

export interface PromptBoxProps {
  /** the run that is changed, remixed or fixed; none: a new game */
  readonly parent?: { readonly id: string; readonly mode: StudioRunMode };
  readonly intent?: StudioRunIntent;
  /** the run of the version before the game that is changed, where there is one */
  readonly before?: string | undefined;
  /** what is sent along: the artifact that it is about, errors that it reported */
  readonly context?: CreateStudioRunInput['artifact'];
  readonly label?: string;
  readonly placeholder?: string;
  readonly submit?: string;
  /** the slug of the public game that it is made from, until it is made or its words are all taken back */
  readonly remixOf?: string | undefined;
  readonly onRemixOver?: () => void;
  /** sets the text from outside (an example), or adds to what is typed; a new object does it again */
  readonly offer?: { readonly text: string; readonly add?: boolean } | undefined;
}

/** Where a game is asked for: the words, the form, the price, and what to do when it is refused. Goes to the run that it makes. */
export function PromptBox(props: PromptBoxProps) {
  const { parent, offer, context } = props;
  const messages = useMessages();
  const { compose: texts } = messages;
  const { service, viewer, starting, openSignIn, enter } = useSession();
  const [prompt, setPrompt, clear] = useDraft(parent ? `run:${parent.id}` : 'new');
  const [mode, setMode] = useState<StudioRunMode>(parent?.mode ?? 'quick_html');
  const [intent, setIntent] = useState<StudioRunIntent>(props.intent ?? 'auto');
  const [assetMode, setAssetMode] = useState<StudioRunAssetMode>('auto');
  const [open, setOpen] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [asking, setAsking] = useState(false);
  const [, go] = useLocation();
  const { make: ask, making, error, refused } = useMake();
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => setIntent(props.intent ?? 'auto'), [props.intent]);
  useEffect(() => {
    if (!offer) return;
    const typed = prompt.trim();
    setPrompt(offer.add && typed !== '' ? `${typed.replace(/[,.;]$/u, '')}, ${offer.text}` : offer.text);
    box.current?.focus();
  }, [offer]);

  const wrong = refused.find(({ field }) => field?.[1] === 'prompt');
  useEffect(() => {
    if (wrong) box.current?.focus();
  }, [wrong]);
  const length = [...prompt.trim()].length;
  const over = length - (service?.promptLength ?? Infinity);
  const {
    preview,
    failed,
    current,
    ask: askFirst,
  } = usePreview({
    prompt,
    intent,
    parentRunId: parent?.id,
    longest: service?.promptLength ?? Infinity,
  });
  const [, restore] = useMutation(RestoreVersionDocument);
  const goesBack = preview?.undo && current ? props.before : undefined;
  // it costs the same, so whoever makes it has been told
  const anyway = !parent && preview && current && isLost(preview, false);
  const price = service?.prices.find((each) => each.mode === mode);
  const input: CreateStudioRunInput = {
    prompt,
    mode,
    intent,
    assetMode,
    ...(parent ? { parentRunId: parent.id } : {}),
    ...(context == null ? {} : { artifact: context }),
    ...(props.remixOf ? { remixOf: props.remixOf } : {}),
  };
  // an empty prompt is refused: a program needs one, too
  const said = length > 0 ? prompt : (props.placeholder ?? texts.placeholder).replace(/…$/u, '');
  const asCall = (): ShownCall =>
    goesBack
      ? { action: 'RestoreVersion', variables: { runId: goesBack } }
      : { action: 'CreateRun', variables: { input: { ...input, prompt: said } } };
  // nobody yet: a guest where guests make games, an account otherwise, or where this address has had too many guests
  const [{ fetching: beginning }, signInAsGuest] = useMutation(SignInAsGuestDocument);
  const begin = async (): Promise<void> => {
    if (beginning) return;
    const asGuest = async () => (await signInAsGuest({})).data?.signInAsGuest != null;
    if (!service?.guestGames || !(await enter(asGuest))) openSignIn('toMake');
  };
  // pressed before the preview has answered: what nobody understands is asked before it is charged
  const isAsked = async (): Promise<boolean> => {
    if (parent || current || failed) return false;
    setAsking(true);
    const soon = await askFirst();
    setAsking(false);
    return soon !== undefined && isLost(soon, false);
  };
  const make = async (): Promise<void> => {
    if (making || asking) return;
    if (length === 0 || over > 0) return box.current?.focus();
    if (goesBack) {
      clear();
      // shown all the same where it could not be kept: the next change starts from what is shown
      await restore({ runId: goesBack });
      return go(`/runs/${goesBack}`);
    }
    if (!viewer) {
      setWaiting(true);
      // pressed before it is known who is here: that is waited for
      return starting ? undefined : begin();
    }
    // not before it is known who is here: that is not heard of while this is waited for
    if (await isAsked()) return box.current?.focus();
    if (!(await ask(input))) return;
    clear();
    props.onRemixOver?.();
  };
  // signed in because of this button: go on with what was asked for
  const viewerId = viewer?.id;
  useEffect(() => {
    if (!waiting || starting) return;
    if (!viewerId) {
      void begin();
      return;
    }
    setWaiting(false);
    void make();
  }, [viewerId, starting]);

  return (
    <form
      class="compose"
      aria-busy={making}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label for={id} class={parent ? '' : 'visually-hidden'}>
        {props.label ?? texts.label}
      </label>
      <div class="compose-box">
        <textarea
          id={id}
          ref={box}
          rows={parent ? 2 : 3}
          value={prompt}
          placeholder={props.placeholder ?? texts.placeholder}
          aria-describedby={wrong ? `${id}w ${id}p` : `${id}p`}
          aria-invalid={wrong !== undefined}
          onInput={({ currentTarget: { value } }) => {
            setPrompt(value);
            if (value.trim() === '') props.onRemixOver?.();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              void make();
            }
          }}
        />
        {wrong && (
          <p id={`${id}w`} class="bad small compose-wrong" role="alert">
            {refusalIn(messages, wrong)}
          </p>
        )}
        <div class="compose-bar">
          <button
            type="button"
            class="quiet"
            aria-expanded={open}
            aria-controls={`${id}o`}
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal aria-hidden="true" />
            <span>{texts.modes[mode]}</span>
          </button>
          <ShowCall call={asCall} />
          <p id={`${id}p`} class="price">
            {over > 0 ? (
              <strong class="bad">{texts.tooLong(over)}</strong>
            ) : (
              !goesBack &&
              price && (
                <>
                  <span title={texts.freeUntilDone}>{texts.price(price.least, price.credits)}</span>
                  {viewer?.credits && <span class="dim"> · {texts.balance(viewer.credits.spendableBalance)}</span>}
                </>
              )
            )}
          </p>
          <button
            type="submit"
            class="button primary"
            disabled={over > 0}
            {...busy(making || asking || beginning || (waiting && starting))}
            title={texts.shortcut}
          >
            <ArrowUp aria-hidden="true" />
            {making
              ? texts.making
              : goesBack
                ? texts.preview.goBack
                : anyway
                  ? messages.game.ended.after
                  : (props.submit ?? texts.make)}
          </button>
        </div>
      </div>
      {length > 0 && (
        <PreviewPanel
          preview={preview}
          failed={failed}
          before={props.before}
          continues={parent !== undefined}
          onPick={(text) => {
            setPrompt(text);
            box.current?.focus();
          }}
        />
      )}
      <div id={`${id}o`} hidden={!open}>
        {open && (
          <ComposeOptions
            mode={mode}
            onMode={setMode}
            assetMode={assetMode}
            onAssetMode={setAssetMode}
            intent={intent}
            {...(parent ? { onIntent: setIntent } : {})}
          />
        )}
      </div>
      <Problem error={error} refused={refused.filter((each) => each !== wrong)} />
    </form>
  );
}
