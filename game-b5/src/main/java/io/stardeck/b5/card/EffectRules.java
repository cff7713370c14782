package io.stardeck.b5.card;

import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiConsumer;

/** What the effects of a card must keep to, so that every one of them can be carried out. */
final class EffectRules {
  private static final int MOST_EFFECTS = 8;
  private static final int MOST_OPERATIONS = 20;
  private static final int DEEPEST = 6;

  private static final Effect NOTHING = Effect.builder().trigger(Trigger.PLAY).build();

  private final CardDef card;
  private final Set<String> titles;
  private final BiConsumer<String, String> fault;

  private EffectRules(CardDef card, Set<String> titles, BiConsumer<String, String> fault) {
    this.card = card;
    this.titles = titles;
    this.fault = fault;
  }

  static void check(
      CardDef card, String path, Set<String> titles, BiConsumer<String, String> fault) {
    EffectRules rules = new EffectRules(card, titles, fault);
    if (card.effects().size() > MOST_EFFECTS) {
      fault.accept(path + ".effects", "at most " + MOST_EFFECTS);
    }
    EnumSet<Trigger> replies = EnumSet.noneOf(Trigger.class);
    boolean played = false;
    for (int i = 0; i < card.effects().size(); i++) {
      Effect effect = card.effects().get(i);
      String at = path + ".effects[" + i + "]";
      rules.effect(effect, at);
      if (effect.trigger().isReply() && !replies.add(effect.trigger())) {
        fault.accept(at + ".trigger", "a card has one reply of each kind");
      }
      if (played && effect.trigger().isPlayed()) {
        fault.accept(at + ".trigger", "a card does one thing when it is played");
      }
      played |= effect.trigger().isPlayed();
    }
    rules.card(path);
    card.conflict().ifPresent(conflict -> rules.conflict(conflict, path + ".conflict"));
  }

  private void effect(Effect effect, String path) {
    Trigger trigger = effect.trigger();
    int chosen = effect.choices().size();
    boolean number = choosesNumber(effect);
    int most = trigger.isAutomatic() || trigger.isReply() ? 0 : aftermath() ? 1 : 2;
    if (chosen > most) {
      fault.accept(path + ".choices", "at most " + most + " things are chosen");
    }
    if (number && (most < 2)) {
      fault.accept(path + ".costs", "no number is chosen here");
    }
    if (effect.costs().contains(new Cost.RotateChosen())
        && effect.choices().stream().noneMatch(Choice.OfCard.class::isInstance)) {
      fault.accept(path + ".costs", "no card is chosen that could rotate");
    }
    if (effect.costs().contains(new Cost.RotateSelf()) && !trigger.isReply()) {
      fault.accept(path + ".costs", "only a reply rotates its card so");
    }
    if (trigger == Trigger.CONSTANT && effect.duration() != Duration.WHILE_IN_PLAY) {
      fault.accept(path + ".lasts", "what is CONSTANT lasts as long as its card is in play");
    }
    if (trigger.isAutomatic() && !effect.costs().isEmpty()) {
      fault.accept(path + ".costs", "what happens by itself costs nothing");
    }
    if (!goesWith(trigger)) {
      fault.accept(path + ".trigger", trigger + " does not go with " + card.kind());
    }
    if (!effect.costs().isEmpty() && aftermath()) {
      fault.accept(path + ".costs", "an aftermath costs nothing");
    }
    EffectWords words = words(effect, number);
    operations(effect.operations(), path + ".operations", words, 1);
    words.condition(effect.condition().orElse(null), path + ".condition");
    costs(effect, path + ".costs", words);
    for (Choice choice : effect.choices()) {
      if (choice instanceof Choice.OfCard of) {
        words.filter(of.filter(), path + ".choices");
        of.forOthers().ifPresent(filter -> words.filter(filter, path + ".choices"));
      }
    }
    effect.by().ifPresent(filter -> words.filter(filter, path + ".by"));
    effect.of().ifPresent(filter -> words.filter(filter, path + ".of"));
    effect.captured().ifPresent(filter -> words.filter(filter, path + ".captured"));
  }

  private void costs(Effect effect, String path, EffectWords words) {
    for (Cost cost : effect.costs()) {
      if (cost instanceof Cost.Apply apply) {
        words.price(apply.amount(), path);
      } else if (cost instanceof Cost.RotateFirst rotate) {
        words.filter(rotate.filter(), path);
      } else if (cost instanceof Cost.DiscardSelf && card.kind() == Kind.AMBASSADOR) {
        fault.accept(path, "an ambassador is not discarded (B5-D-11)");
      }
    }
  }

  /** What stands on the card beside its effects. */
  private void card(String path) {
    EffectWords words = words(NOTHING, false);
    card.requirements().forEach(each -> words.condition(each, path + ".requirements"));
    words.condition(card.condition().orElse(null), path + ".condition");
    card.host().ifPresent(filter -> words.filter(filter, path + ".host"));
  }

  private EffectWords words(Effect effect, boolean number) {
    return new EffectWords(card, titles, fault, effect, number);
  }

  /** An aftermath that stays works as CONSTANT too ({@code B5-W-09}). */
  private boolean goesWith(Trigger trigger) {
    if (aftermath()) {
      return trigger == Trigger.PLAY || trigger == Trigger.CONSTANT;
    }
    return trigger.isPlayed() == (card.kind() == Kind.EVENT);
  }

  private boolean aftermath() {
    return card.kind() == Kind.AFTERMATH;
  }

  private static boolean choosesNumber(Effect effect) {
    for (Cost cost : effect.costs()) {
      if (cost instanceof Cost.ApplyChosen || cost instanceof Cost.RotateFirst) {
        return true;
      }
    }
    return false;
  }

  private void conflict(ConflictTraits conflict, String path) {
    EffectWords words = words(NOTHING, false);
    conflict.restriction().ifPresent(filter -> words.filter(filter, path + ".restriction"));
    conflict.countDouble().ifPresent(filter -> words.filter(filter, path + ".countDouble"));
    for (int i = 0; i < conflict.onWin().size(); i++) {
      outcome(conflict.onWin().get(i), path + ".onWin[" + i + "]");
    }
    for (int i = 0; i < conflict.onLose().size(); i++) {
      outcome(conflict.onLose().get(i), path + ".onLose[" + i + "]");
    }
  }

  private void outcome(Outcome outcome, String path) {
    EffectWords words = words(NOTHING, false).byThemselves();
    operations(outcome.operations(), path + ".operations", words, 1);
  }

  private static boolean looks(Operation operation) {
    return operation instanceof FactionOperation.LookDeck
        || operation.inner().stream().anyMatch(EffectRules::looks);
  }

  private void operations(
      ImmutableList<Operation> operations, String path, EffectWords words, int depth) {
    if (operations.size() > MOST_OPERATIONS || depth > DEEPEST) {
      fault.accept(path, "too many operations");
      return;
    }
    for (int i = 0; i < operations.size(); i++) {
      Operation operation = operations.get(i);
      String at = path + "[" + i + "]";
      words.operation(operation, at);
      if (i < operations.size() - 1 && looks(operation)) {
        fault.accept(at, "nothing comes behind a look at a deck, which is answered first");
      }
      operations(operation.inner(), at, words.within(operation), depth + 1);
    }
  }
}
