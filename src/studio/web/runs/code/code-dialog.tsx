import { useEffect, useMemo, useState } from 'preact/hooks';
import { useMessages } from '../../messages/index.js';
import { Dialog } from '../../parts/dialog.js';
import { fileSize } from '../../parts/file-size.js';
import { CodeSearch } from './code-search.js';
import { CodeText } from './code-text.js';
import { findInFiles } from './find-in-files.js';
import { readFiles, type GameFile } from './game-files.js';

export interface CodeDialogProps {
  readonly artifact: { readonly id: string; readonly type: 'html' | 'bundle' };
  readonly onClose: () => void;
}

/** The files of a game to read: which there are, the text of one, and a search in all of them. */
export function CodeDialog({ artifact, onClose }: CodeDialogProps) {
  const { lang, error, game } = useMessages();
  const [files, setFiles] = useState<readonly GameFile[] | 'failed' | undefined>();
  useEffect(() => {
    const leaving = new AbortController();
    readFiles(artifact, leaving.signal).then(setFiles, () => leaving.signal.aborted || setFiles('failed'));
    return () => leaving.abort();
  }, [artifact.id]);
  return (
    <Dialog title={game.code.open} onClose={onClose} wide>
      <div class="code-view" lang={lang}>
        {files === undefined ? (
          <div class="skeleton" role="status" aria-busy="true" aria-label={game.underWay.loading} />
        ) : files === 'failed' ? (
          <p class="bad" role="alert">
            {error.other}
          </p>
        ) : (
          <Files files={files} />
        )}
      </div>
    </Dialog>
  );
}

function Files({ files }: { readonly files: readonly GameFile[] }) {
  const { lang, game } = useMessages();
  const [path, setPath] = useState(files[0]?.path);
  const [wanted, setWanted] = useState('');
  const hits = useMemo(() => findInFiles(files, wanted), [files, wanted]);
  const [at, setAt] = useState(0);
  const hit = hits[at];
  const shown = files.find((file) => file.path === (hit?.path ?? path));
  const show = (next: number): void => {
    setAt(next);
    // stays there when the search is emptied
    setPath(hits[next]?.path ?? path);
  };
  return (
    <>
      <CodeSearch
        wanted={wanted}
        onWanted={(text) => {
          setPath(shown?.path);
          setWanted(text);
          setAt(0);
        }}
        hits={hits}
        at={at}
        onShow={show}
      />
      {wanted.trim() === '' && (
        <nav aria-label={game.report.files}>
          <ul class="code-list">
            {files.map((file) => (
              <li key={file.path}>
                <button type="button" aria-current={file === shown} onClick={() => setPath(file.path)}>
                  <bdi>{file.path}</bdi>
                  <span class="dim small">{fileSize(file.bytes, lang)}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown?.text === undefined ? (
        <p class="empty">{game.code.notText}</p>
      ) : (
        <CodeText key={shown.path} path={shown.path} text={shown.text} hit={hit} />
      )}
    </>
  );
}
