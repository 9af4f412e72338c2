export { openPageRenderer, type RenderedPage, type PageRenderer } from './pageRenderer.ts'
