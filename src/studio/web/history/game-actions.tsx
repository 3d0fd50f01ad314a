import { Pencil, Trash2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { useMessages } from '../messages/index.js';
import { DeleteGame } from './delete-game.js';
import type { OwnedGame } from './owned-game.js';
import { RenameGame } from './rename-game.js';

interface GameActionsProps {
  readonly game: OwnedGame;
  /** what it is called now */
  readonly name: string;
  /** it is gone, from the lists that the page remembers too */
  readonly onDeleted: () => void;
}

/** What one does with a game as a whole: another title, or away with it. */
export function GameActions({ game, name, onDeleted }: GameActionsProps) {
  const { history: texts } = useMessages();
  const [open, setOpen] = useState<'' | 'rename' | 'delete'>('');
  const close = (): void => setOpen('');
  return (
    <div class="game-actions">
      <button type="button" class="icon-button" aria-label={texts.rename.of(name)} onClick={() => setOpen('rename')}>
        <Pencil aria-hidden="true" />
      </button>
      <button type="button" class="icon-button" aria-label={texts.delete.of(name)} onClick={() => setOpen('delete')}>
        <Trash2 aria-hidden="true" />
      </button>
      {open === 'rename' && <RenameGame game={game} name={name} onClose={close} />}
      {open === 'delete' && <DeleteGame game={game} name={name} onClose={close} onDeleted={onDeleted} />}
    </div>
  );
}
