package io.stardeck.engine.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.SetMultimap;
import com.google.common.collect.TreeMultimap;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import java.lang.reflect.Method;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Which tests show which rules.
 *
 * @param book all rules
 * @param tests the tests that cite an id, by id
 */
public record RuleMatrix(RuleBook book, ImmutableSetMultimap<String, String> tests) {
  /** Worked examples and invariants have ids of their own, which are no rules of the book. */
  private static final Pattern EXAMPLE_OR_INVARIANT = Pattern.compile("[A-Z0-9]+-[XI]-[0-9]+");

  /** The matrix of {@code book} and the citations in {@code testClasses}. */
  public static RuleMatrix of(RuleBook book, Iterable<? extends Class<?>> testClasses) {
    SetMultimap<String, String> tests = TreeMultimap.create();
    for (Class<?> type : testClasses) {
      for (Method method : type.getDeclaredMethods()) {
        if (isTest(method)) {
          String name = type.getSimpleName() + "." + method.getName();
          cite(type.getAnnotation(Rule.class), name, tests);
          cite(method.getAnnotation(Rule.class), name, tests);
        }
      }
      // a contract's tests belong to the class that implements it
      for (Method method : type.getMethods()) {
        if (method.isDefault() && isTest(method) && !type.isInterface()) {
          cite(
              type.getAnnotation(Rule.class), type.getSimpleName() + "." + method.getName(), tests);
        }
      }
    }
    return new RuleMatrix(book, ImmutableSetMultimap.copyOf(tests));
  }

  /** The rules of the book that no test cites, in its order. */
  public ImmutableList<RuleId> uncited() {
    return book.rules().stream()
        .map(RuleBook.Entry::id)
        .filter(id -> !tests.containsKey(id.value()))
        .collect(ImmutableList.toImmutableList());
  }

  /** The ids that tests cite and that the book does not have. */
  public ImmutableSortedSet<String> unknown() {
    return tests.keySet().stream()
        .filter(id -> !EXAMPLE_OR_INVARIANT.matcher(id).matches())
        .filter(
            id -> book.startingWith(id).stream().noneMatch(rule -> rule.id().value().equals(id)))
        .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo));
  }

  /** The matrix as a table in Markdown. */
  public String markdown() {
    StringBuilder page = new StringBuilder("| rule | level | tests |\n|---|---|---|\n");
    for (RuleBook.Entry rule : book.rules()) {
      String cited = String.join("<br>", tests.get(rule.id().value()));
      page.append("| %s | %s | %s |%n".formatted(rule.id(), rule.level(), cited));
    }
    page.append(
        "%n%s of %s rules are cited by tests.%n"
            .formatted(book.rules().size() - uncited().size(), book.rules().size()));
    return page.toString();
  }

  private static void cite(@Nullable Rule rule, String test, SetMultimap<String, String> tests) {
    if (rule != null) {
      for (String id : rule.value()) {
        tests.put(id, test);
      }
    }
  }

  private static boolean isTest(Method method) {
    return AnnotationSupport.isAnnotated(method, Testable.class);
  }
}
