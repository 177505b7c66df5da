import '../../art/art.css'
import './films/films.css'
import { useParams } from 'react-router'
import { DayCareFilm } from './films/day-care-film.tsx'
import { ScentFilm } from './films/scent-film.tsx'

const films = { guarderia: DayCareFilm, olfato: ScentFilm }

/** Film of the site, for `npm run render` to record. */
export default function FilmPage() {
  const { film = '' } = useParams()
  const Film = Object.hasOwn(films, film) ? films[film as keyof typeof films] : undefined
  return Film ? <Film /> : null
}
