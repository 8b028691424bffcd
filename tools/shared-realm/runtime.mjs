import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import JestRuntime from 'jest-runtime';

const OWN_PACKAGE = /^@reelpact\//;
const isThirdParty = (name) => !/^[./]/.test(name) && !OWN_PACKAGE.test(name);

/**
 * What is loaded afresh for each test file: the specs, what they share in `test/`, and the one library that registers hooks with
 * the file that loads it.
 */
const OF_EACH_FILE = /\.(?:spec|long-spec|part)\.tsx?$|\.int-spec\.ts$|\/test\/|\/@testing-library\/react\//;

const MOCKS_MODULES = /\bjest\.(mock|doMock|isolateModules|resetModules)\(/;
/** A file that stands other modules in for some of the product's needs a product that was loaded with them. */
export const mocksModules = (testPath) => MOCKS_MODULES.test(readFileSync(testPath, 'utf8'));

/** One for each realm of this worker: the runtime that loads what all files share. */
const keepers = new Map();

/**
 * Loads the product's modules and third-party ones once for all test files of a worker. Jest would transform and evaluate NestJS,
 * TypeORM, React, antd and some 900 modules of our own again for each of them.
 *
 * What is shared belongs to a runtime of its own, the keeper, which no file ends. In the worker's own realm (an environment
 * without a `vm` context) Node itself loads third-party code. `executor.compile` is internal to Jest, whose version is pinned:
 * it can only compile into a `vm` context, and there is none then.
 */
export default class SharedRealmRuntime extends JestRuntime {
  #keeper;
  #isPlain;

  constructor(...args) {
    super(...args);
    const [, environment, , , , , testPath] = args;
    this.#isPlain = environment.getVmContext() === null;
    if (this.#isPlain) this.#compileHere();
    if (args.length > 8) return; // the keeper itself
    if (mocksModules(testPath)) return;
    const { global } = environment;
    if (!keepers.has(global)) keepers.set(global, new SharedRealmRuntime(...args, 'keeper'));
    this.#keeper = keepers.get(global);
  }

  #compileHere() {
    const { executor } = this;
    if (typeof executor?.compile !== 'function') {
      throw new Error('Jest compiles modules in another way now: see tools/shared-realm/runtime.mjs');
    }
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (options?.isInternalModule || moduleName === undefined)
      return super.requireModule(from, moduleName, options, isRequireActual);
    if (this.#isPlain && isThirdParty(moduleName)) return createRequire(from)(moduleName);
    if (this.#keeper && this.#isShared(from, moduleName))
      return this.#keeper.requireModule(from, moduleName, options, isRequireActual);
    return super.requireModule(from, moduleName, options, isRequireActual);
  }

  #isShared(from, moduleName) {
    if (this._resolution.isCoreModule(moduleName)) return false;
    return !OF_EACH_FILE.test(this._resolution.resolveCjs(from, moduleName));
  }
}
