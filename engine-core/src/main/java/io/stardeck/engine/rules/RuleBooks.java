package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleBook.Entry;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import java.util.HashSet;
import java.util.Set;

/** Rule books as data: a list of {@code {"id": "BF-ATK-04", "level": "basic", "text": "..."}}. */
public final class RuleBooks {
  private RuleBooks() {}

  /**
   * The rule book in a resource that is shipped beside a class; read when the first rule of it is
   * wanted. Whoever wants one is thrown an {@link IllegalArgumentException} if there is no resource
   * of that name, and a {@link FaultException}, with the path of every fault, if it is no rule
   * book.
   *
   * @param name relative to {@code anchor}, as for {@link Class#getResource}
   */
  public static RuleBook load(Class<?> anchor, String name) {
    return RuleBook.readLater(() -> entries(EngineJson.resource(anchor, name)));
  }

  /**
   * The rule book that {@code json} is.
   *
   * @throws FaultException if it is none, with the path of every fault
   */
  public static RuleBook read(String json) {
    return RuleBook.of(entries(json));
  }

  private static ImmutableList<Entry> entries(String json) {
    ImmutableList<Entry> rules = EngineJson.readList(json, Entry.class);
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    Set<RuleId> ids = new HashSet<>();
    for (int i = 0; i < rules.size(); i++) {
      Entry rule = rules.get(i);
      if (!ids.add(rule.id())) {
        faults.add(new Fault("[" + i + "].id", "another rule is named " + rule.id()));
      }
      if (rule.text().isBlank()) {
        faults.add(new Fault("[" + i + "].text", "a rule says something"));
      }
    }
    ImmutableList<Fault> all = faults.build();
    if (!all.isEmpty()) {
      throw new FaultException(all);
    }
    return rules;
  }
}
