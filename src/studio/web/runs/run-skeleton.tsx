import { useMessages } from '../messages/index.js';

interface RunSkeletonProps {
  /** of a run that is being asked for; absent: not known yet */
  readonly prompt?: string;
}

/** The page of a run before anything is known of it, in the size that it will have. */
export function RunSkeleton({ prompt }: RunSkeletonProps) {
  const texts = useMessages();
  return (
    <div class="run" aria-busy="true">
      <div class="run-stage">
        {prompt === undefined ? (
          <h1 class="title-space">
            <span class="visually-hidden" role="status">
              {texts.loading}
            </span>
            <span class="skeleton line" />
          </h1>
        ) : (
          <h1 title={prompt}>{prompt}</h1>
        )}
        <div class="player">
          {prompt === undefined ? (
            <div class="screen skeleton" aria-hidden="true" />
          ) : (
            <div class="screen under-way">
              <p class="under-way-now" role="status">
                {texts.compose.making}
              </p>
              <progress aria-label={texts.compose.making} />
            </div>
          )}
          <div class="player-bar" />
        </div>
      </div>
      <div class="run-side" aria-hidden="true">
        <span class="skeleton block" />
      </div>
    </div>
  );
}
