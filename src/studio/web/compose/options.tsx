import { useId } from 'preact/hooks';
import type { StudioRunAssetMode, StudioRunIntent, StudioRunMode } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';

export interface ComposeOptionsProps {
  readonly mode: StudioRunMode;
  readonly onMode: (mode: StudioRunMode) => void;
  readonly assetMode: StudioRunAssetMode;
  readonly onAssetMode: (mode: StudioRunAssetMode) => void;
  readonly intent: StudioRunIntent;
  /** absent: there is nothing to continue, so nothing to choose */
  readonly onIntent?: (intent: StudioRunIntent) => void;
}

/** What most people never need to see: the form of the game, where pictures come from, what the prompt asks for. */
export function ComposeOptions(props: ComposeOptionsProps) {
  const { compose: texts } = useMessages();
  const id = useId();
  return (
    <div class="compose-options">
      <fieldset class="choices">
        <legend>{texts.mode}</legend>
        {keys(texts.modes).map((mode) => (
          <label key={mode} class="choice">
            <input type="radio" name={`${id}m`} checked={props.mode === mode} onChange={() => props.onMode(mode)} />
            <span>
              <strong>{texts.modes[mode]}</strong>
              <span class="dim small">{texts.modeHints[mode]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="field">
        <label for={`${id}a`}>{texts.assets}</label>
        <select
          id={`${id}a`}
          value={props.assetMode}
          aria-describedby={`${id}h`}
          onChange={(event) => props.onAssetMode(event.currentTarget.value as StudioRunAssetMode)}
        >
          {keys(texts.assetModes).map((mode) => (
            <option key={mode} value={mode}>
              {texts.assetModes[mode]}
            </option>
          ))}
        </select>
        <p id={`${id}h`} class="dim small" aria-live="polite">
          {texts.assetHints[props.assetMode]}
        </p>
      </div>
      {props.onIntent && (
        <div class="field">
          <label for={`${id}i`}>{texts.intent}</label>
          <select
            id={`${id}i`}
            value={props.intent}
            onChange={(event) => props.onIntent?.(event.currentTarget.value as StudioRunIntent)}
          >
            {keys(texts.intents).map((intent) => (
              <option key={intent} value={intent}>
                {texts.intents[intent]}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}

function keys<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}
