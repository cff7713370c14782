package io.stardeck.b5.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.TableOperation;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.engine.rules.Faults;
import java.util.EnumSet;
import java.util.Set;

/** What the effects of a card must keep to, so that every one of them can be carried out. */
final class EffectRules {
  private static final int MOST_EFFECTS = 8;
  private static final int MOST_OPERATIONS = 20;
  private static final int DEEPEST = 6;
  private static final int MOST = 1000;
  private static final int MOST_TENSION = 5;

  private static final Effect NOTHING = Effect.builder().trigger(Trigger.PLAY).build();

  private final CardDef card;
  private final Set<String> titles;
  private final Faults faults;

  private EffectRules(CardDef card, Set<String> titles, Faults faults) {
    this.card = card;
    this.titles = titles;
    this.faults = faults;
  }

  static void check(CardDef card, String path, Set<String> titles, Faults faults) {
    EffectRules rules = new EffectRules(card, titles, faults);
    faults.when(
        card.effects().size() > MOST_EFFECTS, path + ".effects", "at most %s", MOST_EFFECTS);
    EnumSet<Trigger> replies = EnumSet.noneOf(Trigger.class);
    boolean played = false;
    for (int i = 0; i < card.effects().size(); i++) {
      Effect effect = card.effects().get(i);
      String at = path + ".effects[" + i + "]";
      rules.effect(effect, at);
      faults.when(
          effect.trigger().isReply() && !replies.add(effect.trigger()),
          at + ".trigger",
          "a card has one reply of each kind");
      faults.when(
          played && effect.trigger().isPlayed(),
          at + ".trigger",
          "a card does one thing when it is played");
      played |= effect.trigger().isPlayed();
    }
    rules.card(path);
    card.conflict().ifPresent(conflict -> rules.conflict(conflict, path + ".conflict"));
  }

  private void effect(Effect effect, String path) {
    Trigger trigger = effect.trigger();
    int chosen = effect.choices().size();
    boolean number = effect.costs().stream().anyMatch(Cost::choosesNumber);
    int most = trigger.isAutomatic() || trigger.isReply() ? 0 : aftermath() ? 1 : 2;
    faults.when(chosen > most, path + ".choices", "at most %s things are chosen", most);
    faults.when(number && most < 2, path + ".costs", "no number is chosen here");
    boolean rotates = effect.costs().contains(new Cost.RotateChosen());
    boolean ofCard = effect.choices().stream().anyMatch(Choice.OfCard.class::isInstance);
    faults.when(rotates && !ofCard, path + ".costs", "no card is chosen that could rotate");
    faults.when(
        effect.costs().contains(new Cost.RotateSelf()) && !trigger.isReply(),
        path + ".costs",
        "only a reply rotates its card so");
    faults.when(
        trigger == Trigger.CONSTANT && effect.duration() != Duration.WHILE_IN_PLAY,
        path + ".lasts",
        "what is CONSTANT lasts as long as its card is in play");
    faults.when(
        trigger.isAutomatic() && !effect.costs().isEmpty(),
        path + ".costs",
        "what happens by itself costs nothing");
    faults.when(
        !goesWith(trigger), path + ".trigger", "%s does not go with %s", trigger, card.kind());
    faults.when(
        !effect.costs().isEmpty() && aftermath(), path + ".costs", "an aftermath costs nothing");
    EffectWords words = words(effect);
    operations(effect.operations(), path + ".operations", words, 1);
    words.condition(effect.condition().orElse(null), path + ".condition");
    costs(effect, path + ".costs", words);
    for (int i = 0; i < chosen; i++) {
      EffectWords before = choosing(effect, i);
      if (effect.choices().get(i) instanceof Choice.OfCard of) {
        before.filter(of.filter(), path + ".choices");
        of.forOthers().ifPresent(filter -> before.filter(filter, path + ".choices"));
      }
    }
    EffectWords unchosen = choosing(effect, 0);
    effect.by().ifPresent(filter -> unchosen.filter(filter, path + ".by"));
    effect.of().ifPresent(filter -> unchosen.filter(filter, path + ".of"));
    effect.captured().ifPresent(filter -> words.filter(filter, path + ".captured"));
  }

  private void costs(Effect effect, String path, EffectWords words) {
    for (Cost cost : effect.costs()) {
      if (cost instanceof Cost.Apply apply) {
        words.price(apply.amount(), path);
      } else if (cost instanceof Cost.ApplyChosen chosen) {
        range(path + ".from", chosen.from(), 0, MOST);
        range(path + ".to", chosen.to(), chosen.from(), MOST);
        range(path + ".step", chosen.step(), 1, MOST);
      } else if (cost instanceof Cost.RotateFirst rotate) {
        words.filter(rotate.filter(), path);
      } else if (cost instanceof Cost.RemoveMark remove) {
        range(path + ".number", remove.number(), 1, MOST);
      } else if (cost instanceof Cost.Purge purge) {
        range(path + ".number", purge.number(), 1, MOST);
      } else if (cost instanceof Cost.Lose lose) {
        range(path + ".amount", lose.amount(), 1, MOST);
      } else if (cost instanceof Cost.MoveToStation move) {
        range(path + ".amount", move.amount(), 1, MOST);
      }
      boolean gone = cost instanceof Cost.DiscardSelf && card.kind() == Kind.AMBASSADOR;
      faults.when(gone, path, "an ambassador is not discarded (B5-D-11)");
    }
  }

  private void range(String path, int value, int least, int most) {
    faults.when(value < least || value > most, path, "%s is not %s to %s", value, least, most);
  }

  /** What stands on the card beside its effects. */
  private void card(String path) {
    EffectWords words = words(ScopeRules.NOTHING);
    card.requirements().forEach(each -> words.condition(each, path + ".requirements"));
    card.host().ifPresent(filter -> words.filter(filter, path + ".host"));
    EffectWords decided = words(ScopeRules.conflict(true).decided());
    decided.condition(card.condition().orElse(null), path + ".condition");
  }

  /** What its words may speak of when so many of its choices are made. */
  private EffectWords choosing(Effect effect, int choices) {
    return words(ImmutableEffect.copyOf(effect).withChoices(effect.choices().subList(0, choices)));
  }

  private EffectWords words(Effect effect) {
    return new EffectWords(card, titles, faults, effect, ScopeRules.of(card, effect));
  }

  private EffectWords words(ScopeRules scope) {
    return new EffectWords(card, titles, faults, NOTHING, scope);
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

  private void conflict(ConflictTraits conflict, String path) {
    ScopeRules scope = ScopeRules.conflict(conflict.needsTarget());
    EffectWords words = words(scope);
    conflict.restriction().ifPresent(filter -> words.filter(filter, path + ".restriction"));
    conflict.countDouble().ifPresent(filter -> words.filter(filter, path + ".countDouble"));
    outcomes(conflict.onWin(), path + ".onWin", scope.decided());
    outcomes(conflict.onLose(), path + ".onLose", scope.decided());
  }

  private void outcomes(ImmutableList<Outcome> outcomes, String path, ScopeRules scope) {
    for (int i = 0; i < outcomes.size(); i++) {
      EffectWords words = words(scope).byThemselves();
      operations(outcomes.get(i).operations(), path + "[" + i + "].operations", words, 1);
    }
  }

  private static boolean looks(Operation operation) {
    return operation instanceof FactionOperation.LookDeck
        || operation.inner().stream().anyMatch(EffectRules::looks);
  }

  private void operations(
      ImmutableList<Operation> operations, String path, EffectWords words, int depth) {
    boolean tooMany = operations.size() > MOST_OPERATIONS || depth > DEEPEST;
    if (faults.when(tooMany, path, "too many operations")) {
      return;
    }
    for (int i = 0; i < operations.size(); i++) {
      Operation operation = operations.get(i);
      String at = path + "[" + i + "]";
      words.operation(operation, at);
      numbers(operation, at);
      faults.when(
          i < operations.size() - 1 && looks(operation),
          at,
          "nothing comes behind a look at a deck, which is answered first");
      operations(operation.inner(), at, words.within(operation), depth + 1);
    }
  }

  private void numbers(Operation operation, String path) {
    if (operation instanceof FactionOperation.NextCost next) {
      range(path + ".amount", next.amount(), -MOST, MOST);
    } else if (operation instanceof FactionOperation.TokenCost tokens) {
      range(path + ".each", tokens.each(), -MOST, MOST);
    } else if (operation instanceof FactionOperation.PurgeUpTo purge) {
      range(path + ".atMost", purge.atMost(), 1, MOST);
    } else if (operation instanceof TableOperation.War war) {
      range(path + ".rise", war.rise(), 0, MOST_TENSION);
    }
  }
}
