import { Coins, Library, Sparkles, User, Compass } from 'lucide-preact';
import { Link, useRoute } from 'wouter-preact';
import { useMessages } from '../messages/index.js';
import { Mark } from '../parts/mark.js';
import { CreateAccount } from '../session/create-account.js';
import { useSession } from '../session/session.js';

/** The way around: the same four places everywhere, the balance, and who one is. */
export function Header() {
  const texts = useMessages();
  const { viewer, viewerExpected, starting, openSignIn } = useSession();
  return (
    <header class="header">
      <a class="skip" href="#content">
        {texts.nav.skip}
      </a>
      <Link href="/" class="brand">
        <Mark />
        <span>{texts.product}</span>
      </Link>
      <nav aria-label={texts.nav.label}>
        <Place href="/" icon={<Sparkles aria-hidden="true" />} label={texts.nav.make} />
        {viewerExpected && <Place href="/runs" icon={<Library aria-hidden="true" />} label={texts.nav.mine} />}
        <a href="/games" class="place">
          <Compass aria-hidden="true" />
          <span>{texts.nav.gallery}</span>
        </a>
      </nav>
      <div class="who">
        {viewer?.credits && (
          <Link href="/credits" class="balance" title={texts.nav.credits(viewer.credits.spendableBalance)}>
            <Coins aria-hidden="true" />
            <span class="visually-hidden">{texts.nav.credits(viewer.credits.spendableBalance)}</span>
            <span aria-hidden="true">{texts.creditsPage.figure(viewer.credits.spendableBalance)}</span>
          </Link>
        )}
        {viewer ? (
          <>
            {viewer.guest && <CreateAccount />}
            <Link
              href="/account"
              class="icon-button"
              aria-label={`${texts.nav.account}: ${viewer.guest ? texts.guest.name : viewer.name}`}
            >
              <User aria-hidden="true" />
            </Link>
          </>
        ) : (
          !starting && (
            <>
              <button type="button" class="button" onClick={() => openSignIn('asked')}>
                {texts.signIn.title}
              </button>
              <CreateAccount />
            </>
          )
        )}
      </div>
    </header>
  );
}

function Place({
  href,
  icon,
  label,
}: {
  readonly href: string;
  readonly icon: preact.JSX.Element;
  readonly label: string;
}) {
  const [here] = useRoute(href);
  return (
    <Link href={href} class="place" {...(here ? { 'aria-current': 'page' as const } : {})}>
      {icon}
      <span>{label}</span>
    </Link>
  );
}
