package io.stardeck.b5.internal.text;

import io.stardeck.b5.card.Amount;
import io.stardeck.b5.card.FactionOperation;
import io.stardeck.b5.card.Filter;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.card.Outcome;
import io.stardeck.b5.card.ReplyOperation;
import io.stardeck.b5.card.Side;
import io.stardeck.b5.card.TableOperation;
import io.stardeck.engine.text.Texts;
import java.util.List;
import java.util.stream.Collectors;

/** What an effect does, operation by operation. */
final class OperationText {
  static final Texts<Boolean, Operation> TEXTS = texts();

  private OperationText() {}

  /** What one operation does. */
  static String of(Operation operation) {
    return TEXTS.of(true, operation);
  }

  /** The operations, one after the other. */
  static String all(List<Operation> operations) {
    return operations.stream().map(OperationText::of).collect(Collectors.joining("; "));
  }

  /** What a conflict brings, as "you gain 1 influence; by 5 or more: ...". */
  static String outcomes(List<Outcome> outcomes) {
    return outcomes.stream()
        .map(
            outcome ->
                outcome.margin().map(margin -> "by " + margin + " or more: ").orElse("")
                    + all(outcome.operations())
                    + LastingText.ofOutcome(outcome.operations()))
        .collect(Collectors.joining("; "));
  }

  private static Texts<Boolean, Operation> texts() {
    Texts.Builder<Boolean, Operation> texts = Texts.builder();
    CardOperationText.put(texts);
    costs(texts);
    factions(texts);
    table(texts);
    return texts
        .put(
            Operation.If.class,
            (all, o) -> "if " + ConditionText.of(o.when()) + ": " + all(o.then()))
        .build();
  }

  private static void costs(Texts.Builder<Boolean, Operation> texts) {
    texts
        .put(
            FactionOperation.NextCost.class,
            (all, o) ->
                "the next "
                    + FilterText.one(o.filter())
                    + " costs you "
                    + AmountText.more(Amount.of(o.amount())))
        .put(
            FactionOperation.SponsorCost.class,
            (all, o) ->
                "to sponsor "
                    + FilterText.any(o.filter())
                    + (o.onSelf() ? " on this card" : "")
                    + " costs you "
                    + AmountText.more(o.amount()))
        .put(
            FactionOperation.OwnCost.class,
            (all, o) -> "this card costs you " + AmountText.more(o.amount()))
        .put(
            FactionOperation.NoDoubling.class,
            (all, o) ->
                "to sponsor"
                    + (o.promotion() ? " or promote" : "")
                    + " "
                    + FilterText.any(o.filter())
                    + " of another race costs you no more")
        .put(
            FactionOperation.PromoteCost.class,
            (all, o) ->
                "to promote "
                    + FilterText.any(o.filter())
                    + " costs you "
                    + AmountText.more(o.amount()))
        .put(
            FactionOperation.TokenCost.class,
            (all, o) ->
                "each construction token on this card pays "
                    + o.each()
                    + " of the cost of a "
                    + (o.filter().equals(Filter.ANY) ? "card" : FilterText.one(o.filter())));
  }

  private static void factions(Texts.Builder<Boolean, Operation> texts) {
    texts
        .put(
            FactionOperation.GainInfluence.class,
            (all, o) ->
                FilterText.does(o.who(), "gain") + " " + AmountText.much(o.amount(), "influence"))
        .put(
            FactionOperation.LoseInfluence.class,
            (all, o) ->
                FilterText.does(o.who(), "lose") + " " + AmountText.much(o.amount(), "influence"))
        .put(
            FactionOperation.RestorePool.class,
            (all, o) -> "your pool is filled by " + AmountText.of(o.amount()))
        .put(FactionOperation.Draw.class, (all, o) -> "you draw " + AmountText.of(o.amount()))
        .put(
            FactionOperation.PoolNextTurn.class,
            (all, o) -> "your pool of the next turn has " + AmountText.signed(o.amount()))
        .put(
            FactionOperation.PurgeUpTo.class,
            (all, o) -> "purge up to " + o.atMost() + " " + Names.word(o.mark()) + " marks")
        .put(
            FactionOperation.LookDeck.class,
            (all, o) ->
                "look at the top "
                    + AmountText.of(o.amount())
                    + " of "
                    + FilterText.whose(o.who())
                    + " deck; one of them may go "
                    + (o.to() == FactionOperation.DeckEnd.TOP ? "on top" : "under it"))
        .put(
            FactionOperation.LookHand.class,
            (all, o) -> "look at " + FilterText.whose(o.who()) + " hand")
        .put(FactionOperation.Power.class, (all, o) -> "power " + AmountText.signed(o.amount()))
        .put(
            FactionOperation.Rating.class,
            (all, o) -> "influence rating " + AmountText.signed(o.amount()))
        .put(
            FactionOperation.Forbid.class,
            (all, o) ->
                FilterText.who(o.who())
                    + " cannot "
                    + o.actions().stream().map(Names::word).collect(Collectors.joining(" or "))
                    + " with "
                    + FilterText.any(o.filter()))
        .put(
            FactionOperation.NoConflictGain.class,
            (all, o) -> FilterText.does(o.who(), "gain") + " no influence from conflicts")
        .put(
            FactionOperation.NoGain.class,
            (all, o) -> FilterText.does(o.who(), "gain") + " no influence by effects")
        .put(
            FactionOperation.OnGain.class,
            (all, o) ->
                "whenever "
                    + FilterText.does(o.who(), "gain")
                    + " influence by an effect: "
                    + all(o.operations()));
  }

  private static void table(Texts.Builder<Boolean, Operation> texts) {
    texts
        .put(
            TableOperation.Station.class,
            (all, o) -> "influence of Babylon 5 " + AmountText.signed(o.amount()))
        .put(
            TableOperation.Vorlon.class,
            (all, o) -> "influence of the Vorlons " + AmountText.signed(o.amount()))
        .put(
            TableOperation.Tension.class,
            (all, o) -> pair(o.of()) + " " + AmountText.signed(o.amount()))
        .put(
            TableOperation.NoTensionRise.class,
            (all, o) ->
                "the tension of the %s toward the %s does not rise"
                    .formatted(FilterText.people(o.from()), FilterText.people(o.toward())))
        .put(
            TableOperation.War.class,
            (all, o) ->
                (o.rise() > 0 ? "your tension rises to " + o.rise() + ", then " : "")
                    + "war with "
                    + o.with()
                        .map(race -> "the " + FilterText.people(race))
                        .orElse("the chosen faction")
                    + (o.rise() == 0 && o.with().isEmpty()
                        ? ", if your tension toward it is 5"
                        : ""))
        .put(
            TableOperation.EndWar.class,
            (all, o) ->
                o.every()
                    ? "all your wars end"
                    : "your war with "
                        + o.with()
                            .map(race -> "the " + FilterText.people(race))
                            .orElse("the chosen faction")
                        + " ends")
        .put(
            TableOperation.ApplyLimit.class,
            (all, o) -> "nobody applies more influence than " + AmountText.of(o.amount()))
        .put(
            TableOperation.OpenConflict.class,
            (all, o) ->
                "open a conflict of " + Names.word(o.type()) + "; if won: " + outcomes(o.onWin()))
        .put(
            TableOperation.SideBonus.class,
            (all, o) ->
                (o.side() == Side.SUPPORT ? "support" : "opposition")
                    + " of the chosen conflict "
                    + AmountText.signed(o.amount()))
        .put(TableOperation.CancelConflict.class, (all, o) -> "the chosen conflict is cancelled")
        .put(ReplyOperation.CancelEvent.class, (all, o) -> "the event has no effect")
        .put(
            ReplyOperation.TakeDamageFor.class,
            (all, o) -> "this card takes the damage for " + o.title())
        .put(
            ReplyOperation.Withdraw.class,
            (all, o) ->
                "the attacked " + FilterText.one(o.filter()) + " withdraws from the conflict");
  }

  private static String pair(TableOperation.Pair pair) {
    if (pair instanceof TableOperation.Pair.Races races) {
      return "tension of the %s toward the %s"
          .formatted(FilterText.people(races.from()), FilterText.people(races.toward()));
    } else if (pair instanceof TableOperation.Pair.Factions factions) {
      return "tension of %s toward %s"
          .formatted(FilterText.who(factions.from()), FilterText.who(factions.toward()));
    } else if (pair instanceof TableOperation.Pair.Chosen) {
      return "the chosen tension";
    }
    return pair instanceof TableOperation.Pair.EveryOwn
        ? "each of your tensions"
        : "your highest tension";
  }
}
