import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiResponseSchema } from '../../platform/admin/api-docs.js';
import { type AppManifest, appManifest, manifestAnswer } from './manifest.js';
import { Settings } from './settings.js';

@Controller()
export class ManifestController {
  constructor(private readonly settings: Settings) {}

  @Get('manifest.json')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'application/manifest+json; charset=utf-8')
  @ApiOperation({ summary: 'Get the web app manifest: configured name, pictures and colours' })
  @ApiResponseSchema(manifestAnswer)
  manifest(): AppManifest {
    return appManifest(this.settings);
  }
}
