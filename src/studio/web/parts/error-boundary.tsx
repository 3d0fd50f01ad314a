import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { useMessages } from '../messages/index.js';

/** A part that broke says so in its place; the rest of the page goes on, and drafts are kept (see `draft.ts`). */
export function ErrorBoundary({ children }: { readonly children: ComponentChildren }) {
  const { error: texts } = useMessages();
  const [error] = useErrorBoundary((problem: unknown) => reportError(problem));
  if (!error) return <>{children}</>;
  return (
    <section class="broken" role="alert">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {texts.reload}
      </button>
    </section>
  );
}
