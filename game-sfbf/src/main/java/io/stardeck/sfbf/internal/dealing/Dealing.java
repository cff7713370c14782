package io.stardeck.sfbf.internal.dealing;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.rules.OpenDraft;
import io.stardeck.engine.zone.Redeal;
import io.stardeck.engine.zone.Supply;
import io.stardeck.sfbf.card.CardSet;
import io.stardeck.sfbf.internal.setup.Committed;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Rows;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Deals anew all that a seat cannot know: other hands, reserves and face-down ships, what others
 * have arranged, their order cards, the piles, the generator. What others may be drafting is not
 * begun yet.
 */
public final class Dealing {
  private final BattleForceView view;
  private final Phase top;
  private final OrderNumbers orders;
  private Chance chance;

  private Dealing(BattleForceView view, Chance chance) {
    this.view = view;
    this.top = view.table().phases().top();
    Drawn<ImmutableList<Integer>> numbers = chance.shuffle(OrderNumbers.unseen(view));
    this.orders = new OrderNumbers(view, numbers.value());
    this.chance = numbers.next();
  }

  /** A state that looks to the seat of {@code view} as the true one. */
  public static BattleForceState anew(BattleForceView view, Chance chance) {
    return new Dealing(view, chance).deal();
  }

  private BattleForceState deal() {
    CardSet set = view.table().config().cardSet();
    Supply<CardId> cards =
        Supply.rest(Unseen.cards(view), card -> set.cardFace(card.number()), chance.fork(1));
    Supply<ShipId> ships =
        Supply.rest(Unseen.ships(view), ship -> set.shipFace(ship.number()), chance.fork(2));
    BattleForceState state =
        new BattleForceState(
            view.table(),
            ImmutableList.of(),
            Redeal.of(view.cards(), view.seat(), cards, chance.fork(3)),
            Redeal.of(
                view.ships(), view.seat(), new ShipSupply(view.table(), ships), chance.fork(4)),
            chance.fork(0));
    ImmutableList.Builder<Secrets> secrets = ImmutableList.builder();
    for (Seat seat : Seat.first(view.table().fleets().size())) {
      secrets.add(seat.equals(view.seat()) ? view.own() : secrets(state, seat));
    }
    return new BattleForceState(
        view.table(), secrets.build(), state.cards(), state.ships(), state.chance());
  }

  private Secrets secrets(BattleForceState state, Seat seat) {
    Secrets secrets =
        Secrets.NONE.withOrder(orders.of(seat)).withArranged(arranged(seat, state.faceDown(seat)));
    if (!top.seat().equals(seat)) {
      return secrets;
    }
    return secrets
        .withDesk(desk())
        .withDrawn(state.isPlayer(seat) ? drawn(state.hand(seat)) : Optional.empty())
        .withFresh(fresh(state.faceDown(seat)));
  }

  private Optional<Rows> arranged(Seat seat, ImmutableList<ShipId> own) {
    if (!Committed.due(view, top, seat)) {
      return Optional.empty();
    }
    Drawn<Rows> rows =
        top instanceof SetupPhase.ChooseFleet phase
            ? Arrangements.fleet(view.table(), phase, own, chance)
            : Arrangements.formation(own, chance);
    chance = rows.next();
    return Optional.of(rows.value());
  }

  /** The empty draft that the window itself opens, if it does (BF-ACT-03). */
  private OpenDraft<Draft> desk() {
    OpenDraft<Draft> desk = OpenDraft.empty();
    if (top instanceof SetupPhase.ChooseFleet) {
      return desk.with(new Draft.Ships(top.seat(), ImmutableList.of()));
    }
    if (top instanceof SetupPhase.Arrange) {
      return desk.with(new Draft.Formation(top.seat(), Rows.NONE));
    }
    if (top instanceof SetupPhase.ChooseStash) {
      return desk.with(new Draft.Cards(top.seat(), Draft.Purpose.RESERVE, ImmutableList.of()));
    }
    if (top instanceof Phase.CeasefireStash) {
      return desk.with(new Draft.Cards(top.seat(), Draft.Purpose.STASH, ImmutableList.of()));
    }
    return desk;
  }

  /** The card that may still be stashed, if there is one. */
  private Optional<CardId> drawn(ImmutableList<CardId> hand) {
    return top instanceof Phase.Draw draw && draw.drew()
        ? Optional.of(hand.get(hand.size() - 1))
        : Optional.empty();
  }

  /** As many of the face-down ships as came in this phase 3 (BF-FRM-16, BF-INF-07). */
  private ImmutableList<ShipId> fresh(ImmutableList<ShipId> own) {
    if (!(top instanceof Phase.Formation formation)) {
      return ImmutableList.of();
    }
    List<ShipId> may = new ArrayList<>(own);
    may.removeAll(formation.moved());
    return ImmutableList.copyOf(
        may.subList(Math.max(0, may.size() - formation.reinforced()), may.size()));
  }
}
