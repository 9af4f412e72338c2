import type { HttpServer } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { openPictures } from './pictures.actions.ts'
import { servePictures } from './pictures.routes.ts'

export type PicturesNeeds = { readonly platform: Pick<Platform, 'picturesDir'> }

/** Covers, skins, banners and icons, drawn when they are first asked for. */
export function openPicturesFeature({ platform }: PicturesNeeds) {
  const pictures = openPictures(platform.picturesDir)
  return {
    api: pictures,
    routes: ({ app, refuse }: HttpServer) => servePictures(app, pictures, refuse),
    close: () => pictures.close(),
  }
}
