import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { DocumentRenderer } from '../../platform/documents/document-renderer.js';
import type { AgreementToPrint } from './agreement-sheet.js';

/** Renders signed agreements as PDF. */
@Injectable()
export class AgreementRenderer extends DocumentRenderer<AgreementToPrint> {
  constructor() {
    super(fileURLToPath(new URL('./agreement-pdf.process.js', import.meta.url)));
  }
}
