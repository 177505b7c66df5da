export { sitePhotos } from './photo-repository.ts'
export { photosRoutes } from './photos-routes.ts'
