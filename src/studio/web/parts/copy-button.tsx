import { Check, Copy } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { useMessages } from '../messages/index.js';

/** Copies `text` and says so, for the eye and aloud. Where the clipboard is closed (plain HTTP), says that it can't. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { copy: texts } = useMessages();
  const [told, setTold] = useState<'' | 'copied' | 'failed'>('');
  useEffect(() => {
    if (told === '') return undefined;
    const timer = setTimeout(() => setTold(''), 2_500);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setTold('copied');
    } catch {
      setTold('failed');
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        {told === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {told === '' ? label : texts[told]}
      </button>
      <span class="visually-hidden" role="status">
        {told === '' ? '' : texts[told]}
      </span>
    </>
  );
}
