import type { Plugin } from "vite";

/**
 * MuJoCo's bindings write functions as text and have them evaluated, which the content security policy forbids, and so it
 * should. Here the same two functions are written out: one calls into WebAssembly, the other out of it.
 */
const WRITTEN_OUT: [evaluated: string, written: string][] = [
  [
    "var invokerFn = new Function(...args, invokerFnBody)(...closureArgs);",
    `var firstArg = isClassMethodFunc ? 2 : 1;
      var invokerFn = function (...given) {
        checkArgCount(given.length, minArgs, expectedArgCount, humanName, throwBindingError);
        var destructors = needsDestructorStack ? [] : null;
        var wired = [cppTargetFunc];
        if (isClassMethodFunc) wired.push(argTypes[1].toWireType(destructors, this));
        for (var i = 0; i < expectedArgCount; ++i) wired.push(argTypes[i + 2].toWireType(destructors, given[i]));
        var rv = cppInvokerFunc(...wired);
        if (needsDestructorStack) runDestructors(destructors);
        else {
          for (var i = firstArg === 2 ? 1 : 2; i < argTypes.length; ++i) {
            if (argTypes[i].destructorFunction !== null) argTypes[i].destructorFunction(wired[i === 1 ? 1 : firstArg + i - 2]);
          }
        }
        if (returns) return argTypes[0].fromWireType(rv);
      };`,
  ],
  [
    "var invokerFunction = new Function(...params, functionBody)(...args);",
    `var invokerFunction = function (obj, func, destructorsRef, given) {
        var read = [];
        var at = 0;
        for (var i = 0; i < argCount; ++i) {
          read.push(types[i].readValueFromPointer(given + at));
          at += types[i].argPackAdvance;
        }
        var rv = kind === 1 ? new func(...read) : kind === 0 ? func.call(obj, ...read) : func.call(...read);
        if (!retType.isVoid) return emval_returnValue(retType, destructorsRef, rv);
      };`,
  ],
];

export function mujoco(): Plugin {
  return {
    name: "mujoco-without-eval",
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]!.endsWith("/@mujoco/mujoco/mujoco.js")) return null;
      for (const [evaluated, written] of WRITTEN_OUT) {
        if (!code.includes(evaluated)) throw new Error(`MuJoCo's bindings are others than those known here: no ${evaluated}`);
        code = code.replace(evaluated, () => written);
      }
      return { code, map: null };
    },
  };
}
