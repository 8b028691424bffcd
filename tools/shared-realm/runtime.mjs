import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import JestRuntime from 'jest-runtime';

const OWN_PACKAGE = '@reelpact/domain';
const isThirdParty = (name) => !/^[./]/.test(name) && name !== OWN_PACKAGE;

/**
 * Lets Node itself load third-party code, once for all test files of a worker. Jest would transform and evaluate
 * NestJS, TypeORM and the rest again for each of them, which costs one and a half seconds of CPU time a file. Our own
 * modules are still loaded afresh for each file. `executor.compile` is internal to Jest, whose version is pinned: it can only
 * compile into a `vm` context, and there is none here.
 */
export default class SharedRealmRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    if (typeof executor?.compile !== 'function') {
      throw new Error('Jest compiles modules in another way now: see tools/shared-realm/runtime.mjs');
    }
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (!options?.isInternalModule && moduleName !== undefined && isThirdParty(moduleName)) {
      return createRequire(from)(moduleName);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
}
