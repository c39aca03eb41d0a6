// Builds the single-page app: React, Tailwind and the contract's routes as a small table.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contract } from '../shared/contract/contract.ts';
import { routeManifest } from '../shared/contract/route-manifest.ts';
import { hangulFonts } from './hangul-fonts.ts';
import { pdfAssets } from './pdf-assets.ts';
import { sampleAssets } from './sample-assets.ts';

/** The browser needs method and path of a route, not its schemas: they would bring all of zod into the first load. */
const routes = (): Plugin => ({
  name: 'footnote-routes',
  load: (id) =>
    id.endsWith('/web/src/lib/api-routes.ts')
      ? `export const apiRoutes = ${JSON.stringify(routeManifest(contract))};`
      : undefined,
});

const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'router', test: /node_modules[\\/]react-router(-dom)?[\\/]/, priority: 2 },
  { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next)[\\/]/, priority: 2 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 2 },
  // A screen is some forty small modules that others share: fetched one by one they wait for one another.
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 4, priority: 1 },
  {
    name: 'ui',
    test: /web[\\/]src[\\/]components[\\/]ui[\\/](?!combobox|dialog|drawer|form-dialog|menu|server-table|toaster)/,
    minShareCount: 8,
    priority: 1,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), routes(), hangulFonts(), pdfAssets(), sampleAssets()],
  server: { proxy: { '/api': 'http://localhost:4000', '/config.json': 'http://localhost:4000' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Fonts are cut into many small files: inlined ones would be loaded by everybody.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
