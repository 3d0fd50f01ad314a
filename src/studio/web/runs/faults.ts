import { useCallback, useState } from 'preact/hooks';

/** More say nothing new, and a game that breaks does so sixty times a second. */
const MOST = 8;

/** The errors that a game reported since the view is there, each text once, the first ones. */
export function useFaults(): { readonly faults: readonly string[]; readonly report: (message: string) => void } {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const report = useCallback((message: string) => {
    setFaults((known) => (known.includes(message) || known.length >= MOST ? known : [...known, message]));
  }, []);
  return { faults, report };
}
