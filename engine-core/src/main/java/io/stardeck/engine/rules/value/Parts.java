package io.stardeck.engine.rules.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Explanation.Part;
import io.stardeck.engine.Explanation.Part.Operation;
import io.stardeck.engine.RuleId;
import java.util.ArrayList;
import java.util.List;

/** The parts of a number that is to be explained. */
final class Parts {
  private final List<Part> given = new ArrayList<>();

  void add(Operation operation, int amount, RuleId rule, Object source) {
    given.add(new Part(operation, amount, amount, rule, source.toString()));
  }

  /** The parts as they are reckoned, each with the number after it. */
  ImmutableList<Part> reckoned() {
    ImmutableList.Builder<Part> reckoned = ImmutableList.builder();
    Computation soFar = Computation.silent();
    for (Operation operation : Operation.values()) {
      for (Part part : given) {
        if (part.operation() == operation) {
          int before = soFar.value();
          int after = soFar.with(operation, part.amount(), part.rule(), part.source()).value();
          if (after != before || !bounds(operation)) {
            reckoned.add(new Part(operation, part.amount(), after, part.rule(), part.source()));
          }
        }
      }
    }
    return reckoned.build();
  }

  private static boolean bounds(Operation operation) {
    return operation == Operation.AT_MOST || operation == Operation.AT_LEAST;
  }
}
