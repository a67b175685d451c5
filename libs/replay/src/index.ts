export * from './difference/change.js';
export * from './difference/difference.js';
export * from './difference/tale.js';
export * from './divergence.js';
export * from './doubts/backwards.js';
export * from './doubts/doubt.js';
export * from './doubts/doubts.js';
export * from './findings/findings.js';
export * from './first/asked.js';
export * from './first/first.js';
export * from './moments/course.js';
export * from './moments/find.js';
export * from './moments/spec.js';
export * from './paper/paper.js';
export * from './paper/text.js';
export {
  commandAt,
  correctionsFor,
  type Account,
  type Attempt,
  type CommandBetween,
  type Supposal,
} from './planned.js';
export * from './replay.js';
export * from './suppose.js';
export * from './telling.js';
export * from './why/figure.js';
export * from './why/parts.js';
export * from './why/price.js';
export * from './why/why.js';
export * from './supposable.js';
