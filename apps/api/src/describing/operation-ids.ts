import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * What clients call an operation comes of its method and its address, `postMatchesByIdCommands`: a class that gets another name
 * changes no client.
 */
export function withOperationIds(document: OpenAPIObject): OpenAPIObject {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      (operation as { operationId?: string }).operationId = idOf(method, path);
    }
  }
  return document;
}

function idOf(method: string, path: string): string {
  const parts = path.replace(/^\/api\//, '').split('/');
  return method + parts.map(inCapitals).join('');
}

/** `{id}`: `ById`; `first-organizer`: `FirstOrganizer`; `report.pdf`: `ReportPdf`. */
function inCapitals(part: string): string {
  const words = part.replace(/^\{(.*)\}$/, 'by-$1').split(/[-.]/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
