import { builtPosts, pictureOf, snippetOf } from '@rumi/contract'
import { expect, test } from 'vitest'
import { pageWithPosts } from './page-with-posts.ts'

const drawing = '/ilustraciones/siesta.svg'
const cards = builtPosts.map(
  (post) =>
    `<li><img data-drawing="${drawing}" src="${pictureOf(post, drawing)}" alt=""/><h3>${post.title}</h3>` +
    `<p>${snippetOf(post)}</p><a href="${post.link}" aria-label="Leer: ${post.title}">Leer</a></li>`,
)
const page = `<ul><li>menu</li></ul><ul class="a" data-posts="">${cards.join('')}</ul><p>after</p>`

const post = {
  title: 'Perros & "gatos" <script>alert(1)</script> $& $1',
  link: "https://a.mx/?a=1&b='2'",
  thumbnail: 'https://a.mx/foto.jpg',
  description: 'Dos perros',
}

test('a page is filled with as many posts as there are, and nothing in them can run', () => {
  expect(pageWithPosts(page, [post])).toBe(
    '<ul><li>menu</li></ul><ul class="a" data-posts=""><li>' +
      `<img data-drawing="${drawing}" src="https://a.mx/foto.jpg" alt=""/>` +
      '<h3>Perros &amp; &quot;gatos&quot; &lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1</h3>' +
      '<p>Dos perros…</p><a href="https://a.mx/?a=1&amp;b=&#39;2&#39;" ' +
      'aria-label="Leer: Perros &amp; &quot;gatos&quot; &lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1">Leer</a>' +
      '</li></ul><p>after</p>',
  )
})

test('a post without a picture that can be shown keeps the drawing of its place, one without words says nothing', () => {
  const bare = { ...post, thumbnail: 'http://a.mx/foto.jpg', description: '' }
  expect(pageWithPosts(page, [bare])).toContain(`src="${drawing}"`)
  expect(pageWithPosts(page, [bare])).toContain('<p></p>')
})

test('without posts the list is empty, and no more than six are shown', () => {
  expect(pageWithPosts(page, [])).toContain('<ul class="a" data-posts=""></ul>')
  const filled = pageWithPosts(
    page,
    Array.from({ length: 8 }, () => post),
  )
  expect(filled.match(/<h3>/g)).toHaveLength(6)
  expect(filled).not.toContain('.invalid')
})
