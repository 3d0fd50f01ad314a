import type { ComponentChildren } from 'preact';
import type { RemixSourcePartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';

/** Which public game this one is made from, with links to it and to its author; `children` stand behind it. */
export function RemixLine({
  source: { title, language, publicUrl, author },
  children,
}: {
  readonly source: RemixSourcePartsFragment;
  readonly children?: ComponentChildren;
}) {
  const { remixed } = useMessages().game;
  const links: Readonly<Record<string, ComponentChildren>> = {
    '{title}': (
      <a href={publicUrl} lang={language}>
        <bdi>{title}</bdi>
      </a>
    ),
    '{author}': author && (
      <a href={author.publicUrl}>
        <bdi>{author.name}</bdi>
      </a>
    ),
  };
  const text = author ? remixed.by : remixed.of;
  return (
    <p class="remix-line small">
      <span>{text.split(/(\{\w+\})/u).map((part) => links[part] ?? part)}</span>
      {children}
    </p>
  );
}
