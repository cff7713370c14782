package io.stardeck.stccg.internal.interrupts;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.InterruptUse;
import io.stardeck.stccg.card.word.CardEffect;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.ExactRule;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Entering;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.target.About;
import io.stardeck.stccg.internal.target.Targets;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Played;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Playing an interrupt from the hand ({@code ST-INT-01}, {@code ST-INT-05}). */
public final class PlayingInterrupt implements ExactRule<PlayInterrupt> {
  /** The rule; it holds nothing. */
  public static final PlayingInterrupt RULE = new PlayingInterrupt();

  private static final RuleId DAT_18 = RuleId.of("ST-DAT-18");
  private static final RuleId EFF_07 = RuleId.of("ST-EFF-07");
  private static final RuleId INT_01 = RuleId.of("ST-INT-01");
  private static final RuleId INT_06 = RuleId.of("ST-INT-06");
  private static final RuleId INT_09 = RuleId.of("ST-INT-09");
  private static final RuleId PLY_02 = RuleId.of("ST-PLY-02");
  private static final RuleId SPC_01 = RuleId.of("ST-SPC-01");
  private static final RuleId SPC_03 = RuleId.of("ST-SPC-03");

  private PlayingInterrupt() {}

  @Override
  public void candidates(StccgView view, Consumer<? super PlayInterrupt> offer) {
    ImmutableList<Card> hand = view.cards(Places.hand(view.seat()));
    for (int i = 0; i < hand.size(); i++) {
      Card card = hand.get(i);
      InterruptUse use = InterruptUse.of(view.table().def(card));
      if (use != null && !Find.repeated(hand, i) && Playable.inTime(view, view.seat(), use)) {
        Findings probe = Findings.probing();
        card(view, hand, card, use, probe);
        if (probe.clean()) {
          aims(view, card, use, offer);
        }
      }
    }
  }

  private static void aims(
      StccgView view, Card card, InterruptUse use, Consumer<? super PlayInterrupt> offer) {
    List<Aim> aims =
        use.targets().isEmpty() ? List.of(Aim.NOTHING) : Targets.aims(view, use.targets());
    CardDef def = view.table().def(card);
    for (Aim aim : Iterables.concat(aims, Boardings.following(view, use))) {
      if (!Playable.barred(view, def, use, aim) && !Boardings.second(view, use, aim)) {
        offer.accept(new PlayInterrupt(view.seat(), card.id(), aim));
      }
    }
  }

  @Override
  public void check(StccgView view, PlayInterrupt action, Findings findings) {
    ImmutableList<Card> hand = view.cards(Places.hand(view.seat()));
    // Of equal cards only the first is offered, and only it is taken.
    @Nullable Card card = Find.first(hand, action.card());
    @Nullable InterruptUse use = card == null ? null : InterruptUse.of(view.table().def(card));
    if (card == null || use == null) {
      Find.refuse(view, findings, "card", action.card(), INT_01, "%s is no interrupt in your hand");
      return;
    }
    CardDef def = view.table().def(card);
    if (!Playable.inTime(view, view.seat(), use)) {
      findings.reject("card", INT_06, "%s does not answer this", def.name());
    }
    card(view, hand, card, use, findings);
    target(view, def, use, action.on(), findings);
  }

  /** Reports what forbids the card now, whatever it is played on. */
  private static void card(
      StccgView view, ImmutableList<Card> hand, Card card, InterruptUse use, Findings findings) {
    CardDef def = view.table().def(card);
    if (card.has(Mark.Unearned.class)) {
      findings.reject("card", PLY_02, "%s was destroyed unearned", def.name());
    }
    if (Playable.prevented(view, view.seat(), def)) {
      findings.reject("card", EFF_07, "a card in play forbids interrupts");
    }
    if (copies(hand, card) < use.copies()) {
      findings.reject("card", DAT_18, "%s copies of %s are needed", use.copies(), def.name());
    }
    if (Playable.spent(view, view.seat(), def, use)
        || !Playable.met(view, view.seat(), use.playIf())) {
      findings.reject("card", DAT_18, "%s cannot be played now", def.name());
    }
  }

  private static void target(
      StccgView view, CardDef def, InterruptUse use, Aim on, Findings findings) {
    boolean boards = use.stack();
    boolean alone = Boardings.follows(view, view.seat(), use, on);
    boolean legal = alone || Playable.on(view, view.seat(), use, on);
    if (!legal || Playable.barred(view, def, use, on)) {
      RuleId rule = boards ? Boardings.lone(view, view.seat(), use, on) ? SPC_03 : SPC_01 : INT_09;
      findings.reject("on", rule, "%s is not played on that", def.name());
    } else if (Boardings.second(view, use, on)) {
      findings.reject("on", SPC_03, "one %s is enough there", def.name());
    }
  }

  private static int copies(ImmutableList<Card> hand, Card card) {
    int copies = 0;
    for (Card each : hand) {
      copies += each.def().equals(card.def()) ? 1 : 0;
    }
    return copies;
  }

  @Override
  public void perform(Play<StccgState> play, PlayInterrupt action) {
    Seat seat = action.actor();
    Place hand = Places.hand(seat);
    Card card = Discards.bare(play, hand, Find.require(play.state().cards(hand), action.card()));
    InterruptUse use = Objects.requireNonNull(InterruptUse.of(play.state().table().def(card)));
    Card announced =
        Entering.play(
            play,
            hand,
            card,
            INT_01,
            known -> new CardEvent.InterruptQueued(seat, known, action.on()));
    for (int i = 1; i < use.copies(); i++) {
      Discards.discard(play, hand, next(play.state().cards(hand), card), DAT_18);
    }
    if (use.oncePerTurn()) {
      Tables.table(play, table -> table.with(seat, table.player(seat).played(card.def())));
    }
    if (About.window(play.state().table()) == null) {
      play.push(Windows.window(play.state().table(), WindowKind.INTERRUPT_PLAYED, seat));
    }
    Phase.Window window = (Phase.Window) play.state().top();
    boolean nullifies = nullifies(use) && action.on().announced().isPresent();
    play.replace(
        window.with(
            window
                .announced()
                .answered(
                    new Played(seat, announced.id(), card.def(), action.on()),
                    nullifies ? action.on().announced().getAsInt() : Reply.NOTHING)));
  }

  private static Card next(ImmutableList<Card> hand, Card card) {
    for (Card each : hand) {
      if (each.def().equals(card.def())) {
        return each;
      }
    }
    throw new IllegalStateException("no further " + card.def());
  }

  private static boolean nullifies(InterruptUse use) {
    for (Effect effect : use.effects()) {
      if (effect instanceof CardEffect.Nullify) {
        return true;
      }
    }
    return false;
  }
}
