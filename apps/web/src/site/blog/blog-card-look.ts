/** Sizes shared by a post and its placeholder, so that nothing shifts. */
export const blogCardLook = {
  card: 'relative flex flex-col overflow-hidden rounded-md bg-white shadow-soft',
  picture: 'aspect-[3/2] h-auto w-full bg-sand',
  words: 'flex grow flex-col gap-2 p-5 md:p-6',
  title: 'min-h-[2lh] text-lg',
  snippet: 'min-h-[5lh] grow xl:min-h-[4lh] text-ink-soft',
  link: 'min-h-12',
} as const
