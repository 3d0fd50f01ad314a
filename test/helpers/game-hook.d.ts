/** The hook that a game leaves in its window, as tests in a browser use it (`src/generation/kit/hook.ts`). */
declare var __game: {
  state(): Record<string, unknown>;
  step(frames: number): void;
  bot(mode: string | null): void;
  start(): void;
  pause(): void;
  place(x: number, y: number): { x: number; y: number };
  input: Record<string, unknown>;
};
declare function render_game_to_text(): string;
