package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.OrderAction.UseText;
import io.stardeck.stccg.card.word.ShipStanding;
import io.stardeck.stccg.card.word.Until;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.Staff;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Lasting;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A ship takes a card along that lies at its location ({@code ST-EFF-50}). */
public final class Towing implements StccgRule<UseText> {
  private static final RuleId EFF_50 = RuleId.of("ST-EFF-50");
  private static final RuleId ORD_01 = RuleId.of("ST-ORD-01");
  private static final RuleId ORD_05 = RuleId.of("ST-ORD-05");

  @Override
  public void candidates(StccgView view, Consumer<? super UseText> offer) {
    if (view.table().inForce(ShipStanding.Tow.class).isEmpty()) {
      return;
    }
    for (Lying card : view.table().lying()) {
      if (tow(view.table(), card) != null) {
        for (Ship ship : view.table().ships()) {
          if (Orders.own(view, ship)) {
            offer.accept(new UseText(view.seat(), card.id(), Aim.at(ship.host())));
          }
        }
      }
    }
  }

  private static ShipStanding.@Nullable Tow tow(Table table, Lying card) {
    return table.def(card.card()).words().first(ShipStanding.Tow.class);
  }

  @Override
  public void check(StccgView view, UseText action, Findings findings) {
    if (!Orders.open(view, findings)) {
      return;
    }
    @Nullable Lying card = view.table().lying(action.card());
    ShipStanding.@Nullable Tow tow = card == null ? null : tow(view.table(), card);
    @Nullable Ship ship = ship(view, action);
    if (card == null || tow == null || used(view.table(), card)) {
      Find.refuse(view, findings, "card", action.card(), ORD_01, "%s has no text to use now");
    } else if (ship == null || !card.on().isLocation(ship.location())) {
      findings.reject("on", EFF_50, "no ship of yours is there");
    } else if (ship.stopped()) {
      findings.reject("on", ORD_05, "%s is stopped", ship.id());
    } else if (Staff.missing(view, ship).isPresent()
        || !Requirements.met(tow.requirement(), Group.aboard(view, ship))) {
      findings.reject("on", EFF_50, "%s cannot tow it", ship.id());
    }
  }

  private static @Nullable Ship ship(StccgView view, UseText action) {
    for (Ship ship : view.table().ships()) {
      if (Orders.own(view, ship) && action.on().equals(Aim.at(ship.host()))) {
        return ship;
      }
    }
    return null;
  }

  /** Whether a ship there is to take it along, or it was brought there in this turn. */
  private static boolean used(Table table, Lying card) {
    for (Lasting lasting : table.lasting()) {
      if (lasting.what() instanceof ShipStanding.Tow
          && lasting.by().equals(card.card().def())
          && (lasting.on().equals(card.on()) || there(table, lasting, card))) {
        return true;
      }
    }
    return false;
  }

  private static boolean there(Table table, Lasting towing, Lying card) {
    @Nullable Ship ship =
        towing.on().kind() == On.Kind.SHIP ? table.ship(CardId.of(towing.on().of())) : null;
    return ship != null && card.on().isLocation(ship.location());
  }

  @Override
  public void perform(Play<StccgState> play, UseText action) {
    Table table = play.state().table();
    Lying card = Objects.requireNonNull(table.lying(action.card()));
    CardId ship = action.on().host().orElseThrow().card();
    Lasting towing =
        new Lasting(
            card.card().def(),
            action.actor(),
            On.ship(ship),
            table.turn().number(),
            Objects.requireNonNull(tow(table, card)),
            Until.TURN,
            OptionalInt.empty());
    play.tell(EFF_50, new CardEvent.CardTowed(card.card(), ship));
    Tables.table(
        play,
        now ->
            now.copy()
                .withLasting(Lists.plus(now.lasting(), towing))
                .withTurn(now.turn().afterOrder()));
  }

  /** What a ship tows follows it. */
  static void follow(Play<StccgState> play, Ship ship, int from) {
    for (Lasting lasting : play.state().table().lasting()) {
      if (lasting.what() instanceof ShipStanding.Tow && lasting.on().isShip(ship.id())) {
        Tables.table(play, table -> followed(table, lasting, ship, from));
      }
    }
  }

  private static Table followed(Table table, Lasting towing, Ship ship, int from) {
    Table without = table.copy().withLasting(Lists.minus(table.lasting(), towing));
    for (Lying card : table.lying()) {
      if (card.card().def().equals(towing.by()) && card.on().isLocation(from)) {
        On there = On.location(ship.location());

        return without
            .with(card.on(there))
            .copy()
            .withLasting(Lists.plus(without.lasting(), towing.on(there)));
      }
    }
    return without;
  }
}
