/** Buttons and fingers on the stand: how much is bought, at which price it is sold, an upgrade, thieves that are chased off. */
import { clamp } from '../../kit/juice.js';
import { beside, boxAt, SIDES } from '../../kit/spots.js';
import type { Game } from '../../kit/types.js';
import { bill, crowdOf, upgradePrice } from './books.js';
import { beginSale, shoo } from './sale.js';
import { nextDay } from './evening.js';
import type { Good } from './season.js';
import { spotsOf, type Spot, type State, type Ware } from './state.js';

/** frames that a button is held until it goes on by itself, and between two such presses */
const HELD = 22;
const AGAIN = 5;
/** frames of an evening before it can be left */
const READ = 20;

function changeOrder(s: State, ware: Ware, i: number, by: number): void {
  const step = Math.max(1, Math.round((crowdOf(s, i) * s.season.each) / 10));
  ware.order = clamp(ware.order + by * step, 0, 9999);
  // what there is no money for is no order
  if (by > 0) ware.order = Math.max(bill(s).bought[i] ?? 0, 0);
  ware.squash.kick(by * 0.12);
}

function use(g: Game, s: State, { does }: Spot, at: number): void {
  s.pressed = at;
  s.press.kick(0.2);
  switch (does.act) {
    case 'shoo':
      return shoo(g, s, does.i);
    case 'upgrade':
      return buyUpgrade(g, s);
    case 'go':
      if (s.phase === 'plan') beginSale(g, s);
      else if (s.t > READ) nextDay(g, s);
      return;
    default:
  }
  const ware = s.wares[does.i] as Ware;
  const good = s.goods[does.i] as Good;
  g.sound('select', does.act === 'more' || does.act === 'dearer' ? 1.2 : 1);
  if (does.act === 'less' || does.act === 'more') changeOrder(s, ware, does.i, does.act === 'more' ? 1 : -1);
  else ware.price = clamp(ware.price + (does.act === 'dearer' ? good.step : -good.step), 1, good.most * 3);
}

function buyUpgrade(g: Game, s: State): void {
  const { offer } = s;
  if (!offer) return;
  const price = upgradePrice(s, offer);
  if (s.money < price) {
    g.sound('hit', 0.8);
    s.purse.kick(0.2);
    return;
  }
  s.money -= price;
  s.owned[offer]++;
  s.offer = null;
  s.purse.kick(-0.2);
  s.hero.kick(-0.3);
  g.sound('power');
  g.addScore(30);
}

export function readHands(g: Game, s: State): void {
  const spots = spotsOf(s, g.height);
  if (spots.length === 0) return;
  s.cursor = Math.min(s.cursor, spots.length - 1);
  for (const side of SIDES)
    if (g.pressed(side)) {
      s.cursor = beside(spots, s.cursor, side);
      s.byKeys = true;
      g.sound('step', 1.3);
    }
  const { pointer, a } = g.pad;
  if (g.pressed('a')) {
    s.byKeys = true;
    s.held = 0;
    return use(g, s, spots[s.cursor] as Spot, s.cursor);
  }
  const under = pointer ? boxAt(spots, pointer.x, pointer.y) : -1;
  if (g.clicked() && under >= 0) {
    s.byKeys = false;
    s.cursor = under;
    s.held = 0;
    return use(g, s, spots[under] as Spot, under);
  }
  const on = a || (pointer?.down === true && under === s.cursor);
  s.held = on ? s.held + 1 : 0;
  const spot = spots[s.cursor] as Spot;
  if (s.held > HELD && s.held % AGAIN === 0 && 'i' in spot.does && spot.does.act !== 'shoo') use(g, s, spot, s.cursor);
}
