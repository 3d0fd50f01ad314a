import { useMutation } from '@urql/preact';
import type { CombinedError } from '@urql/core';
import { useId, useState } from 'preact/hooks';
import { SignInDemoDocument, SignInDocument, SignUpDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Dialog } from '../parts/dialog.js';
import { Problem } from '../parts/problem.js';
import { useSession } from './session.js';

/** Signs in or up; opened from the header, before a first game is made, and when a session has ended. */
export function SignInDialog() {
  const { signIn: texts } = useMessages();
  const session = useSession();
  const [up, setUp] = useState(session.signIn === 'create');
  const [error, setError] = useState<CombinedError | undefined>();
  const [{ fetching: signingIn }, signIn] = useMutation(SignInDocument);
  const [{ fetching: signingUp }, signUp] = useMutation(SignUpDocument);
  const [{ fetching: entering }, signInDemo] = useMutation(SignInDemoDocument);
  const busy = signingIn || signingUp || entering;
  const id = useId();
  const { service, viewer, signIn: reason } = session;
  const guest = viewer?.guest ?? false;

  const enter = (work: () => Promise<{ error?: CombinedError | undefined }>) =>
    session.enter(async () => {
      const { error: refused } = await work();
      setError(refused);
      if (!refused) session.closeSignIn();
      return !refused;
    });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const text = (key: string): string => {
      const value = fields.get(key);
      return typeof value === 'string' ? value : '';
    };
    const [email, password, name] = [text('email'), text('password'), text('name')];
    void enter(() =>
      up
        ? signUp({ input: { email, password, ...(name.trim() ? { name } : {}) } })
        : signIn({ input: { email, password } }),
    );
  };
  // whoever came for an account of their own is not led to the demo's
  const wantsAccount = up && (reason === 'create' || guest);
  return (
    <Dialog title={up ? texts.titleUp : texts.title} onClose={session.closeSignIn}>
      {reason === 'toMake' && <p class="dim">{texts.toMake}</p>}
      {reason === 'ended' && <p class="dim">{texts.ended}</p>}
      {reason === 'failed' && (
        <p class="problem" role="alert">
          {texts.failed}
        </p>
      )}
      {up && service && service.signUpCredits > 0 && <p class="dim">{texts.gift(service.signUpCredits)}</p>}
      {guest && <p class="dim">{up ? texts.guestKeeps : texts.guestMoves}</p>}
      {(service?.demo || service?.singleSignOn) && (
        <div class="stack">
          {service.demo && (
            <>
              <button
                type="button"
                class={wantsAccount ? 'button wide' : 'button primary wide'}
                disabled={busy}
                onClick={() => void enter(() => signInDemo({}))}
              >
                {texts.demo}
              </button>
              <p class="dim small centre">{texts.demoHint}</p>
            </>
          )}
          {service.singleSignOn && (
            <a
              class="button wide"
              href={`${service.singleSignOn.startUrl}?returnTo=${encodeURIComponent(location.pathname + location.search)}`}
            >
              {texts.with(service.singleSignOn.name)}
            </a>
          )}
          <p class="or">
            <span>{texts.or}</span>
          </p>
        </div>
      )}
      <form class="stack" onSubmit={submit}>
        {up && (
          <div class="field">
            <label for={`${id}n`}>{texts.name}</label>
            <input id={`${id}n`} name="name" autocomplete="name" maxLength={80} />
          </div>
        )}
        <div class="field">
          <label for={`${id}e`}>{texts.email}</label>
          <input id={`${id}e`} name="email" type="email" autocomplete="email" required />
        </div>
        <div class="field">
          <label for={`${id}p`}>{texts.password}</label>
          <input
            id={`${id}p`}
            name="password"
            type="password"
            required
            minLength={up ? 8 : 1}
            autocomplete={up ? 'new-password' : 'current-password'}
            {...(up ? { 'aria-describedby': `${id}h` } : {})}
          />
          {up && (
            <p id={`${id}h`} class="dim small">
              {texts.passwordHint}
            </p>
          )}
        </div>
        {error && <Problem error={error} />}
        <button
          type="submit"
          class={service?.demo && !wantsAccount ? 'button wide' : 'button primary wide'}
          disabled={busy}
        >
          {up ? texts.submitUp : texts.submit}
        </button>
      </form>
      <button
        type="button"
        class="link centre"
        onClick={() => {
          setUp(!up);
          setError(undefined);
        }}
      >
        {up ? texts.toIn : texts.toUp}
      </button>
    </Dialog>
  );
}
