import { useMessages } from '../messages/index.js';
import { useSession } from './session.js';

/** Opens the form for a new account. */
export function CreateAccount({ primary }: { readonly primary?: boolean }) {
  const { signIn: texts } = useMessages();
  const { openSignIn } = useSession();
  return (
    <button type="button" class={primary ? 'button primary' : 'button'} onClick={() => openSignIn('create')}>
      {texts.submitUp}
    </button>
  );
}

/** In place of what a guest can't do: why, and the way on. */
export function NeedsAccount({ why }: { readonly why: string }) {
  return (
    <div class="stack">
      <p>{why}</p>
      <p>
        <CreateAccount primary />
      </p>
    </div>
  );
}
