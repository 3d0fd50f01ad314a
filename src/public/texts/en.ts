/**
 * What the public pages say in English, and the first page of the Studio before its script runs. Another language is
 * another object of this type (`index.ts`). `{name}` is filled in; `[words]` become a link; counts have the plural forms
 * of the language.
 */
import type { Counted } from './format.js';

export const en = {
  make: 'Make',
  games: 'All games',
  language: 'Language',
  madeBy: 'Made from a sentence by {product}. Games run in a sandbox of their own, without the network.',
  seeAll: 'See all games',
  makeGame: 'Make a game',
  makeOwn: 'Make your own game',
  request: 'Request {id}',
  plays: { one: '{n} play', other: '{n} plays' } as Counted,
  likes: { one: '{n} like', other: '{n} likes' } as Counted,
  more: 'More games',
  noMore: 'There are no more games.',
  pages: 'Pages',
  gallery: {
    title: 'Games made from a sentence',
    short: 'Games',
    description: 'Browser games, each made from one sentence: free to play, on phone and desktop, without an account.',
    lead: 'Each began as one sentence, and a bot beat it first. Pick one and play.',
    order: 'Sort by',
    newest: 'New',
    played: 'Most played',
    liked: 'Most liked',
    search: 'Search games',
    submit: 'Search',
    kind: 'Kind of game',
    allKinds: 'All kinds',
    first: 'First page',
    none: 'Nobody has published a game yet. [Be the first.]',
    noFit: 'No games match. [See all games] or [make this one].',
  },
  author: {
    lead: 'Games by this author, newest first.',
    description: 'Games by {name}, each made from one sentence: free to play in the browser.',
  },
  report: {
    title: 'Report: {title}',
    heading: 'Report a game',
    question: 'What is wrong with [{title}]?',
    reason: 'Reason',
    choose: 'Choose one',
    chooseOne: 'Choose a reason.',
    note: 'More about it (optional)',
    noteTooLong: 'Use at most 1,000 characters.',
    send: 'Send report',
    hint: 'The operator of this site reads it. Nothing about you is sent along.',
    thanks: 'Thank you',
    looked: 'The operator of this site will look at it.',
    hate: 'It insults or threatens people for who they are',
    sexual: 'It shows sexual content',
    violence: 'It glorifies violence',
    minors: 'It endangers children',
    copyright: 'It uses someone else’s work',
    personal_data: 'It reveals someone’s private information',
    broken: 'It doesn’t work',
    other: 'Something else',
  },
  share: {
    chip: 'Shared with a link',
    lead: 'Only people with this link can play this game. It began as one sentence; so can yours.',
    until: 'The link works until {time}.',
    description: 'Play this game in your browser. Made from one sentence on Gamewright.',
  },
  /** headings and texts of refusals */
  refused: {
    noPage: 'Page not found',
    noPageText: 'There is nothing at this address. Check it for typos.',
    noGame: 'Game not found',
    noGameText: 'There is no game at this address. Check it for typos, or ask whoever sent it to you.',
    noLink: 'Link not found',
    noLinkText: 'Link not found. Check the address for typos.',
    ended: 'This link no longer works',
    previewEndedText:
      'It has expired, or the game’s owner has stopped it. Ask for a new one; if the game is yours, sign in first.',
    linkEndedText: 'It has expired, or the game is no longer shared. Ask whoever sent it for a new one.',
    withdrawn: 'This game is no longer public',
    withdrawnText: 'It has been unpublished. There are others.',
    tooMany: 'Too many requests',
    tooManyText: 'Wait a moment, then try again.',
    away: 'Not available right now',
    awayText: 'Try again in a moment.',
    other: 'That didn’t work',
    otherText: 'Check the address, or start from the list of games.',
  },
  /** before its script runs (`studio/web/index.html`) */
  studio: {
    title: 'Gamewright: describe a game, play it',
    description:
      'Describe a game in a sentence and play it in the browser: read, designed, built and played by a bot before you get it.',
    heading: 'Describe a game. Play it.',
    lead: 'Gamewright turns a sentence into a browser game: read, designed, built and played by a bot before you get it.',
    noScript:
      'This page needs JavaScript. Without it, games are made over [the HTTP interface], and the [published games] can be looked at.',
  },
};

export type PublicTexts = typeof en;
