import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { DocumentRenderer } from '../../platform/documents/document-renderer.js';
import type { StatementText } from './statement-text.js';

/** Renders statements as PDF. */
@Injectable()
export class StatementRenderer extends DocumentRenderer<StatementText> {
  constructor() {
    super(fileURLToPath(new URL('./statement-pdf.process.js', import.meta.url)));
  }
}
