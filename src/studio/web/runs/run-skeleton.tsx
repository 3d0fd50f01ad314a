import { useMessages } from '../messages/index.js';

/** The page of a run before anything is known of it, in the size that it will have. */
export function RunSkeleton() {
  const texts = useMessages();
  return (
    <div class="run" aria-busy="true" aria-label={texts.loading} role="status">
      <div class="run-stage" aria-hidden="true">
        <div class="title-space">
          <span class="skeleton line" />
        </div>
        <div class="player">
          <div class="screen skeleton" />
          <div class="player-bar" />
        </div>
      </div>
      <div class="run-side" aria-hidden="true">
        <span class="skeleton block" />
      </div>
    </div>
  );
}
