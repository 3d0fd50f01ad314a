/** Which game of sneaking it is. */
import type { GameDesign } from '../../design.js';

type Asked = Pick<GameDesign, 'mode'>;

/** Go while nobody looks, stand still when somebody does. */
export const isRedLight = ({ mode }: Asked): boolean => mode === 'red_light';
/** They sleep, and wake where it gets loud. */
export const isAsleep = ({ mode }: Asked): boolean => mode === 'sleepers';
