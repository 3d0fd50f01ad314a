/** What a page of text with snippets is made of. */
export interface GuidePart {
  /** of its element; unique on its page */
  readonly id: string;
  readonly title: string;
  /** the little Markdown of `text.ts` */
  readonly words: string;
  readonly snippets: readonly { readonly language: string; readonly text: string }[];
}

export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly parts: readonly GuidePart[];
}

export interface Guide {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly GuideSection[];
}
