import { useState } from 'preact/hooks';
import { useMessages } from '../messages/index.js';
import type { Editable } from './edit-fields.js';
import { toldOf } from './field-frame.js';
import { PicturePicker } from './picture-picker.js';
import { PutBack } from './put-back.js';
import { idOf, type Form } from './form.types.js';

type Actor = Editable['cast'][number];

/** A slot is one of these, with its place where there may be several: `enemies.0`. */
const ROLES = ['hero', 'enemies', 'items', 'obstacles', 'goal', 'projectile'] as const;

/** Everybody and everything of the game: its picture, which opens the choice of another, and its name. */
export function CastFields({ form, cast }: { readonly form: Form; readonly cast: readonly Actor[] }) {
  const { game } = useMessages();
  const roles = ROLES.map((role) => ({ role, actors: cast.filter(({ slot }) => slot.split('.')[0] === role) }));
  return (
    <>
      {roles
        .filter(({ actors }) => actors.length > 0)
        .map(({ role, actors }) => (
          <div key={role} class="edit-role" role="group" aria-label={game.reading[role]}>
            <p class="small dim" aria-hidden="true">
              {game.reading[role]}
            </p>
            {actors.map((actor) => (
              <ActorFields key={actor.slot} form={form} actor={actor} />
            ))}
          </div>
        ))}
    </>
  );
}

function ActorFields({ form, actor: { slot, name, picture } }: { readonly form: Form; readonly actor: Actor }) {
  const { edit } = useMessages();
  const [picking, setPicking] = useState(false);
  const named = `cast/${slot}/name`;
  const pictured = `cast/${slot}/picture`;
  const shown = form.valueOf(pictured);
  const changed = form.isChanged(named) || form.isChanged(pictured);
  const problem = form.problemOf(named) ?? form.problemOf(pictured);
  const id = idOf(named);
  return (
    <div class={changed ? 'edit-actor changed' : 'edit-actor'}>
      <button
        type="button"
        id={idOf(pictured)}
        class="edit-picture"
        aria-haspopup="dialog"
        aria-label={edit.pictures.choose(name)}
        title={edit.pictures.choose(name)}
        aria-invalid={form.problemOf(pictured) !== undefined}
        onClick={() => setPicking(true)}
      >
        <img src={form.looks[shown] ?? picture.dataUrl} alt="" width="40" height="40" />
      </button>
      <input
        id={id}
        type="text"
        dir="auto"
        autocomplete="off"
        aria-label={edit.name(name)}
        value={form.valueOf(named)}
        aria-invalid={form.problemOf(named) !== undefined}
        {...(problem === undefined ? {} : { 'aria-describedby': toldOf(id) })}
        onInput={({ currentTarget }) => form.change({ [named]: currentTarget.value })}
      />
      {changed && <PutBack label={name} field={id} onBack={() => form.putBack(named, pictured)} />}
      {problem !== undefined && (
        <p id={toldOf(id)} class="bad small">
          {problem}
        </p>
      )}
      {picking && (
        <PicturePicker
          who={name}
          current={shown}
          onClose={() => setPicking(false)}
          onPick={(chosen) => {
            setPicking(false);
            form.change({ [pictured]: chosen.sprite }, { [chosen.sprite]: chosen.dataUrl });
          }}
        />
      )}
    </div>
  );
}
