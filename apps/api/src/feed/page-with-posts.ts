import { type BlogPost, builtPosts, pictureOf, snippetOf } from '@rumi/contract'
import { escapeHtml } from '../http/escape-html.ts'

const list = /(<ul[^>]*\sdata-posts[^>]*>)([\s\S]*?)(<\/ul>)/

/**
 * The blog with these posts in it: the page is built with a card for each place, which are filled as far as there are
 * posts and left out beyond. It is complete before any script runs, and the script reads the posts back from the cards.
 */
export const pageWithPosts = (page: string, posts: readonly BlogPost[]) =>
  page.replace(list, (_, opening: string, cards: string, closing: string) => {
    const filled = cards.split(/(?<=<\/li>)/).flatMap((card, place) => {
      const [built, post] = [builtPosts[place], posts[place]]
      return built && post ? [filledCard(card, built, post)] : []
    })
    return [opening, ...filled, closing].join('')
  })

function filledCard(card: string, built: BlogPost, post: BlogPost) {
  const drawing = /\sdata-drawing="([^"]*)"/.exec(card)?.[1] ?? ''
  const written = [
    [built.title, post.title],
    [built.link, post.link],
    [snippetOf(built), snippetOf(post)],
    [pictureOf(built, drawing), pictureOf(post, drawing)],
  ] as const
  return written.reduce((html, [place, text]) => html.replaceAll(place, () => escapeHtml(text)), card)
}
