import { type BlogPost, builtPosts } from '@rumi/contract'

/** The posts that stand in the page before this part of it is drawn; while the site is built, those that keep the places. */
export function postsInPage(): readonly BlogPost[] | undefined {
  if (typeof document === 'undefined') return builtPosts
  const list = document.querySelector('[data-posts]')
  return list ? [...list.children].map(postIn) : undefined
}

function postIn(card: Element): BlogPost {
  const picture = card.querySelector('img')
  const shown = picture?.getAttribute('src') ?? null
  return {
    title: card.querySelector('h3')?.textContent ?? '',
    link: card.querySelector('a')?.getAttribute('href') ?? '',
    thumbnail: shown === picture?.dataset.drawing ? null : shown,
    description: card.querySelector('p')?.textContent.replace(/…$/, '') ?? '',
  }
}

/** Whether these only keep the places, because no server has written into the page. */
export const areAsBuilt = (posts: readonly BlogPost[]) => posts[0]?.link === builtPosts[0]?.link
