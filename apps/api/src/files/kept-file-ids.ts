/** SQL for the id of every file that a row knows: papers and portraits, photographs of pages, and pictures of what the shop sells. */
export const keptFileIds = `
  select id from public.files
  union select id from public.photos
  union select substring(image_url from '^/fotos/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-')::uuid
  from public.products where image_url ~ '^/fotos/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-'`
