import type { BlogPost } from './calls/site.ts'

/** Stand in the blog as it is built; the server that hands the page out writes the posts of the feed in their place. */
export const builtPosts: readonly BlogPost[] = Array.from({ length: 6 }, (_, place) => ({
  title: `title.invalid/${place}`,
  link: `https://link.invalid/${place}`,
  thumbnail: `https://picture.invalid/${place}`,
  description: `description.invalid/${place}`,
}))

/** What a card shows of a post's description; its end is always elsewhere (spec §2, 'Blog'). */
export const snippetOf = ({ description }: Pick<BlogPost, 'description'>) => description && `${description}…`

/** The picture of a post's card: its own where it can be shown on a page of ours, else the drawing kept for its place. */
export const pictureOf = ({ thumbnail }: Pick<BlogPost, 'thumbnail'>, drawing: string) =>
  thumbnail?.startsWith('https:') ? thumbnail : drawing
