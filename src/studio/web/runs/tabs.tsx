import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface Tab<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly icon: JSX.Element;
  readonly panel: ComponentChildren;
}

interface TabsProps<K extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly open: K;
  readonly onOpen: (key: K) => void;
}

/** Tabs by the ARIA practices: one stop for Tab, arrows go along. What was opened once stays as it was left. */
export function Tabs<K extends string>({ label, tabs, open, onOpen }: TabsProps<K>) {
  const [visited, setVisited] = useState<ReadonlySet<K>>(() => new Set([open]));
  if (!visited.has(open)) setVisited(new Set([...visited, open]));
  const list = useRef<HTMLDivElement>(null);
  const go = (to: Tab<K> | undefined): void => {
    if (!to) return;
    onOpen(to.key);
    list.current?.querySelector<HTMLElement>(`#tab-${to.key}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ key }) => key === open);
    const rtl = list.current && getComputedStyle(list.current).direction === 'rtl' ? -1 : 1;
    const step = { ArrowLeft: -1 * rtl, ArrowRight: rtl }[event.key];
    if (step !== undefined) go(tabs[(at + step + tabs.length) % tabs.length]);
    else if (event.key === 'Home') go(tabs[0]);
    else if (event.key === 'End') go(tabs.at(-1));
    else return;
    event.preventDefault();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: name, icon }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-selected={key === open}
            aria-controls={`panel-${key}`}
            tabIndex={key === open ? 0 : -1}
            onClick={() => onOpen(key)}
          >
            {icon}
            <span>{name}</span>
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          class="tab-panel"
          role="tabpanel"
          id={`panel-${key}`}
          aria-labelledby={`tab-${key}`}
          hidden={key !== open}
        >
          {visited.has(key) && panel}
        </div>
      ))}
    </div>
  );
}

/** Which tab is open, kept in the address behind `#`, so that a reload or a link opens the same one. */
export function useOpenTab<K extends string>(keys: readonly K[]): [K, (key: K) => void] {
  const read = (): K => keys.find((key) => location.hash === `#${key}`) ?? keys[0]!;
  const [open, setOpen] = useState(read);
  useEffect(() => {
    const onHash = (): void => setOpen(read());
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return [
    open,
    (key) => {
      setOpen(key);
      // replaced, not added: Back leaves the page instead of walking through tabs
      history.replaceState(history.state, '', `#${key}`);
    },
  ];
}
