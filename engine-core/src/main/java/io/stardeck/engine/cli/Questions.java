package io.stardeck.engine.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Explanation;
import io.stardeck.engine.Explanation.Part;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Game;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.View;
import io.stardeck.engine.Violation;
import io.stardeck.engine.cli.Screen.Style;
import io.stardeck.engine.internal.Nearest;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.json.GameJson;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Answers what a person at the terminal asks before deciding. */
final class Questions<A extends Action, V extends View> {
  private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z0-9_]+");
  private static final Pattern ID = Pattern.compile("\\b[a-z]\\d{1,5}\\b");
  private static final Splitter NAME = Splitter.on(CharMatcher.anyOf(":,\n"));

  private final Game<?, ?, A, V> game;
  private final GameJson<?, ?, A, V> json;
  private final Console console;

  Questions(Game<?, ?, A, V> game, Console console) {
    this.game = game;
    this.json = GameJson.of(game);
    this.console = console;
  }

  /** Answers {@code what} was typed behind the question mark. */
  void answer(String what, V view, ImmutableList<A> legal) {
    A numbered = HumanDecider.numbered(what, legal);
    if (what.isEmpty()) {
      help();
    } else if (numbered != null) {
      action(numbered, view);
    } else if (what.startsWith("{")) {
      refusal(what, view, legal);
    } else {
      game.explain(view, what).ifPresentOrElse(why -> number(why, view), () -> text(what, view));
    }
  }

  /** What the action does, what the things are that it names, and how it is written. */
  private void action(A action, V view) {
    said(game.narrator().action(view, action));
    game.narrator().about(view, action).ifPresent(text -> text.lines().forEach(this::said));
    for (String name : named(json.tree(action))) {
      game.narrator().about(view, name).ifPresent(text -> text.lines().forEach(this::said));
    }
    console.say(Style.FAINT, "  " + json.write(action));
  }

  /** What may be the name of a thing in an action. */
  static Set<String> named(JsonNode action) {
    Set<String> names = new LinkedHashSet<>();
    collect("", action, names);
    return names;
  }

  /**
   * The texts in {@code value} that may name a thing; that of a field named type says what kind of
   * value it is, and what is written in capitals is a word of the rules.
   */
  private static void collect(String field, JsonNode value, Set<String> names) {
    if (value.isTextual()
        && !field.equals("type")
        && !CONSTANT.matcher(value.textValue()).matches()) {
      names.add(value.textValue());
    } else if (value.isObject()) {
      value.properties().forEach(each -> collect(each.getKey(), each.getValue(), names));
    } else {
      value.forEach(element -> collect("", element, names));
    }
  }

  /** What the signs in the table mean. */
  void legend() {
    String legend = game.narrator().legend();
    (legend.isEmpty() ? "The table needs no explaining." : legend).lines().forEach(this::said);
  }

  /** What can be typed. */
  void help() {
    console.line("  a number   takes the action of that number");
    console.line("  ? number   tells what the action does, and what stands on its cards");
    console.line("  ? {...}    tells what forbids an action written in full, and what is near it");
    console.line("  ? NAME     tells why a number is what it is, or what a card or ship does,");
    console.line("             if the game knows of that name");
    console.line("  ? ID       shows the rules whose id begins so, such as ? %s", firstRule());
    console.line("  board      shows the whole table, not only what has changed in it");
    console.line("  legend     tells what the signs in the table mean");
    console.line("  log 20     tells the last 20 things that happened");
    console.line("  u          takes your last decision back, and all that came after it");
    console.line("  q          leaves the game; the record is kept");
  }

  private void refusal(String written, V view, ImmutableList<A> legal) {
    Optional<A> action = read(written);
    if (action.isEmpty()) {
      return;
    }
    if (!action.get().actor().equals(view.seat())) {
      console.line("  That is not yours to do: you are %s.", view.seat());
      return;
    }
    ImmutableList<Violation> violations = game.check(view, action.get());
    if (violations.isEmpty()) {
      console.line("  Nothing forbids it.");
      return;
    }
    violations.forEach(violation -> console.line("  %s", nameIds(violation.toString(), view)));
    for (A near : Nearest.to(action.get(), legal, json)) {
      console.line("  near: %s", game.narrator().action(view, near));
    }
  }

  private Optional<A> read(String written) {
    try {
      return Optional.of(json.readAction(written));
    } catch (FaultException e) {
      for (Fault fault : e.faults()) {
        console.line("  %s", fault);
      }
      return Optional.empty();
    }
  }

  private void number(Explanation why, V view) {
    for (Part part : why.parts()) {
      String step = part.operation().name().toLowerCase(Locale.ROOT).replace('_', ' ');
      console.line(
          "  %-9s%4d ->%4d  %s %s",
          step, part.amount(), part.value(), part.rule(), named(part.source(), view));
    }
    console.line("  It is %d.", why.value());
  }

  /** What is said of a refusal, each id with what it is called. */
  private String nameIds(String text, V view) {
    return ID.matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(named(found.group(), view)));
  }

  /** A source and what it is called: what is said of it, up to the first stop. */
  private String named(String source, V view) {
    return game.narrator()
        .about(view, source)
        .map(text -> source + " " + NAME.split(text).iterator().next())
        .orElse(source);
  }

  private void text(String what, V view) {
    ImmutableList<RuleBook.Entry> rules = game.ruleBook().startingWith(what);
    Optional<String> about = rules.isEmpty() ? game.narrator().about(view, what) : Optional.empty();
    about.ifPresentOrElse(text -> text.lines().forEach(this::said), () -> rules(rules));
  }

  private void said(String line) {
    console.line("  %s", line);
  }

  private void rules(ImmutableList<RuleBook.Entry> rules) {
    if (rules.isEmpty()) {
      console.line("  There is no action of that number and no rule whose id begins so,");
      console.line("  and no number of that name is explained.");
    }
    rules.forEach(rule -> console.line("  %s: %s", rule.id(), rule.text()));
  }

  private String firstRule() {
    ImmutableList<RuleBook.Entry> rules = game.ruleBook().rules();
    return rules.isEmpty() ? "" : rules.get(0).id().value();
  }
}
