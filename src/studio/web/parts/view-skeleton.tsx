import { useMessages } from '../messages/index.js';

/** A view of which nothing is known yet. */
export function ViewSkeleton() {
  const { loading } = useMessages();
  return <div class="stage skeleton" role="status" aria-busy="true" aria-label={loading} />;
}
