import { hostileGameIn } from './everywhere.js';

hostileGameIn('firefox');
