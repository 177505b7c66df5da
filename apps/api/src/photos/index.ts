export { logoOfMails } from './logo-of-mails.ts'
export { sitePhotos } from './photo-repository.ts'
export { photosRoutes } from './photos-routes.ts'
