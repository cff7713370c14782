package io.stardeck.b5.card;

import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Filtered;
import io.stardeck.b5.card.word.Lasting;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.ReplyOperation;
import io.stardeck.b5.card.word.TableOperation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.engine.rules.Faults;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the words of one effect must keep to. */
final class EffectWords {
  private static final int DEEPEST = 6;

  private final CardDef card;
  private final Set<String> titles;
  private final Faults faults;
  private final Effect effect;
  private final ScopeRules scope;
  private final NameRules names;
  private final boolean constant;
  private final boolean marking;
  private final boolean rated;
  private boolean byItself;
  private int looks;

  EffectWords(CardDef card, Set<String> titles, Faults faults, Effect effect, ScopeRules scope) {
    this.card = card;
    this.titles = titles;
    this.faults = faults;
    this.effect = effect;
    this.scope = scope;
    this.names = new NameRules(titles, scope, faults);
    this.constant = effect.trigger() == Trigger.CONSTANT;
    this.marking =
        constant && effect.operations().stream().anyMatch(CardOperation.AddMark.class::isInstance);
    // marks may be what a rating counts
    this.rated =
        marking || effect.operations().stream().anyMatch(FactionOperation.Rating.class::isInstance);
    this.byItself = effect.trigger().isAutomatic() || effect.trigger().isReply();
  }

  /** The same of what happens without anybody's doing. */
  EffectWords byThemselves() {
    byItself = true;
    return this;
  }

  /**
   * What answers a gain, or a conflict brings, happens by itself and is not CONSTANT ({@code
   * B5-W-31, B5-W-44}).
   */
  EffectWords within(Operation operation) {
    if (!(operation instanceof FactionOperation.OnGain
        || operation instanceof TableOperation.OpenConflict)) {
      return this;
    }
    Effect nothing = Effect.builder().trigger(Trigger.PLAY).build();
    ScopeRules about =
        operation instanceof TableOperation.OpenConflict
            ? ScopeRules.conflict(false).decided()
            : ScopeRules.NOTHING;
    return new EffectWords(card, titles, faults, nothing, about).byThemselves();
  }

  void operation(Operation operation, String path) {
    if (operation instanceof CardOperation on) {
      names.target(on.target(), path + ".target");
      if (on.target() instanceof Target.All all) {
        filter(all.filter(), path + ".target.filter");
      }
    }
    EffectWords later = later(operation);
    if (operation instanceof CardOperation.AttackDamage damage) {
      damage.against().ifPresent(against -> later.filter(against, path + ".against"));
    }
    if (operation instanceof FactionOperation.LookDeck look) {
      faults.when(
          byItself, path, "nothing is looked at by itself, as a card would have to be chosen");
      faults.when(
          looks++ > 0 || look.who() == Who.EACH || look.who() == Who.OTHER,
          path,
          "an effect looks at one deck");
    }
    faults.when(
        operation instanceof CardOperation.Stay
            && (card.kind() != Kind.AFTERMATH || effect.trigger() != Trigger.PLAY),
        path,
        "only an aftermath that is revealed stays");
    faults.when(
        operation instanceof TableOperation.OpenConflict
            && (byItself || card.kind() == Kind.AFTERMATH),
        path,
        "a conflict is opened by an action");
    if (operation instanceof ReplyOperation) {
      boolean event = operation instanceof ReplyOperation.CancelEvent;
      faults.when(
          effect.trigger() != (event ? Trigger.REPLY_EVENT : Trigger.REPLY_ATTACKED),
          path,
          event ? "only a reply to an event cancels it" : "only a reply to an attack meets it");
    }
    if (operation instanceof ReplyOperation.TakeDamageFor take) {
      names.title(take.title(), path + ".title");
    }
    faults.when(
        constant && !(operation instanceof Lasting),
        path,
        "what is CONSTANT changes something as long as it lasts");
    boolean conflict =
        operation instanceof TableOperation.SideBonus
            || operation instanceof TableOperation.CancelConflict
            || operation instanceof CardOperation.MayUse use && use.inChosen();
    faults.when(conflict && !scope.chooses(Choice.OfConflict.class), path, "no conflict is chosen");
    boolean faction =
        operation instanceof TableOperation.War war && war.with().isEmpty()
            || operation instanceof TableOperation.EndWar end
                && end.with().isEmpty()
                && !end.every();
    names.who(faction ? Who.CHOSEN : Who.OWN, path);
    if (operation instanceof FactionOperation of) {
      names.who(of.who(), path + ".who");
    }
    boolean tension =
        operation instanceof TableOperation.Tension of
            && of.of() instanceof TableOperation.Pair.Chosen;
    faults.when(tension && !scope.chooses(Choice.OfTension.class), path, "no tension is chosen");
    for (Amount amount : operation.amounts()) {
      amount(amount, path, operation, 1);
    }
    if (operation instanceof Operation.If when) {
      condition(when.when(), path + ".when");
    }
    if (operation instanceof Filtered word) {
      later.filter(word.filter(), path + ".filter");
    }
    if (operation instanceof TableOperation table) {
      names.races(table, path);
    }
  }

  /** What lasts is asked when all that the effect was about is over and forgotten. */
  private EffectWords later(Operation operation) {
    boolean lasts =
        operation instanceof FactionOperation.NextCost
            || operation instanceof Lasting lasting
                && (card.playWith().isEmpty() || !lasting.belongsToDeed());
    return lasts ? new EffectWords(card, titles, faults, effect, ScopeRules.NOTHING) : this;
  }

  /** An amount that stands in a cost. */
  void price(Amount amount, String path) {
    amount(amount, path, null, 1);
  }

  private void amount(Amount amount, String path, @Nullable Operation operation, int depth) {
    if (faults.when(depth > DEEPEST, path, "an amount of too many parts")) {
      return;
    }
    boolean damage = operation instanceof CardOperation.AttackDamage;
    faults.when(
        amount instanceof Amount.Fixed fixed && Math.abs((long) fixed.value()) > 1000,
        path,
        "at most 1000");
    faults.when(
        amount instanceof Amount.Times times && Math.abs((long) times.by()) > 100,
        path,
        "at most 100 times");
    faults.when(amount instanceof Amount.Over over && over.by() < 1, path, "divided by 1 or more");
    faults.when(
        marking && amount instanceof Amount.Marks,
        path,
        "a lasting mark does not count marks (B5-W-45)");
    faults.when(amount instanceof Amount.Chosen && !scope.number(), path, "no number is chosen");
    faults.when(
        amount instanceof Amount.FleetsOfChosenRace && !scope.chooses(Choice.OfTension.class),
        path,
        "no tension is chosen");
    faults.when(
        constant && !damage && amount instanceof Amount.Current,
        path,
        "what is CONSTANT does not read a current rating (B5-W-01)");
    boolean momentary =
        amount instanceof Amount.LowestRating
            || amount instanceof Amount.Margin
            || amount instanceof Amount.NeutralisedThisTurn;
    faults.when(
        constant && momentary, path, "what is CONSTANT does not read that number (B5-W-01)");
    if (amount instanceof Amount.Current current) {
      names.target(current.of(), path);
      faults.when(
          current.of() instanceof Target.All,
          path,
          "the rating of one card is asked for (B5-W-01)");
    }
    if (amount instanceof Amount.Tension tension) {
      names.race(tension.toward(), path);
    }
    for (Amount part : amount.parts()) {
      amount(part, path, operation, depth + 1);
    }
  }

  void condition(@Nullable Condition condition, String path) {
    if (condition instanceof Condition.Not not) {
      condition(not.of(), path);
    } else if (condition instanceof Condition.And and) {
      and.of().forEach(part -> condition(part, path));
    } else if (condition instanceof Condition.Or or) {
      or.of().forEach(part -> condition(part, path));
    } else if (condition instanceof Filtered word) {
      filter(word.filter(), path + ".filter");
    } else if (condition instanceof Condition.Tension tension) {
      names.race(tension.from(), path);
      names.race(tension.toward(), path);
    } else if (condition instanceof Condition.AtWar war) {
      names.race(war.with(), path);
    }
    boolean changes =
        condition instanceof Condition.Rating && rated || condition instanceof Condition.Power;
    faults.when(
        constant && changes,
        path,
        "what is CONSTANT does not read what CONSTANTs change (B5-W-01)");
    faults.when(
        marking && condition instanceof Condition.Marks,
        path,
        "the condition of a lasting mark reads no marks (B5-W-45)");
  }

  void filter(Filter filter, String path) {
    filter.title().ifPresent(title -> names.title(title, path + ".title"));
    filter.whose().forEach(who -> names.who(who, path + ".whose"));
    faults.when(
        constant && filter.ability().isPresent(),
        path + ".ability",
        "what is CONSTANT does not read a current rating");
    faults.when(
        marking && filter.mark().isPresent(),
        path + ".mark",
        "a lasting mark depends on no marks (B5-W-45)");
    for (int i = 0; i < filter.not().size(); i++) {
      filter(filter.not().get(i), path + ".not[" + i + "]");
    }
  }
}
