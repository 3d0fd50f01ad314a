import { useMessages } from '../messages/index.js';
import { shortened } from '../parts/shortened.js';
import type { PublicationForm } from './publication-form.js';

export interface PublicationPreviewProps {
  readonly form: PublicationForm;
  readonly picture: string;
  /** the address that it has, where it has one */
  readonly publicUrl: string | null;
}

/** How the game will look in a search result and as a card in a chat, as it is typed. */
export function PublicationPreview({ form, picture, publicUrl }: PublicationPreviewProps) {
  const { publish: texts, product } = useMessages();
  const title = form.metaTitle.trim() || (form.title.trim() ? `${form.title.trim()} · ${product}` : texts.noTitle);
  const description = shortened(form.metaDescription.trim() || form.description);
  const slug = form.slug.trim() || slugOf(form.title) || '…';
  const address = publicUrl ?? `${location.origin}/games/${slug}`;
  return (
    <div class="publication-preview" aria-hidden="true">
      <figure>
        <figcaption class="dim small">{texts.searchResult}</figcaption>
        <div class="search-result">
          <span class="dim small">
            <bdi dir="ltr">{address.replace(/^https?:\/\//u, '').replaceAll('/', ' › ')}</bdi>
          </span>
          <strong>{shortened(title, 60)}</strong>
          <span class="small">{description || texts.noDescription}</span>
          {form.noindex && <span class="small bad">{texts.hidden}</span>}
        </div>
      </figure>
      <figure>
        <figcaption class="dim small">{texts.card}</figcaption>
        <div class="link-card">
          <img src={picture} alt="" width="640" height="336" />
          <div>
            <span class="dim small">
              <bdi dir="ltr">{location.host}</bdi>
            </span>
            <strong>{form.title.trim() || texts.noTitle}</strong>
            <span class="dim small">{shortened(description, 90)}</span>
          </div>
        </div>
      </figure>
    </div>
  );
}

/** About what the server makes of a title; it knows more scripts, and adds a number where the name is taken. */
function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 64);
}
