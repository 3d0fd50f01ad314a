import { hostileGameIn } from './everywhere.js';

hostileGameIn('chromium');
